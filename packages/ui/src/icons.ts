/** `@advantage/ui/icons`: every icon of the product as a component, and `createIcon` for new ones. */

export {
  createIcon,
  type IconComponent,
  type IconOptions,
  type IconProps,
  type IconShapes,
} from './icon/createIcon.tsx';
export * from './icon/icons.ts';
