import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import * as styles from './Icon.css.ts';

/** Props of every icon. */
export interface IconProps {
  /** Width and height in pixels: 12, 14, 16, 18, 20 or 24. These scale with the user's text size. Default 16. */
  readonly size?: number;
  /** Accessible name, if no text next to the icon says the same. Default: none, the icon is decoration. */
  readonly label?: string;
  /** Id of the `<svg>` element. Default: none. */
  readonly id?: string;
}

/** An icon component: an export of `@advantage/ui/icons`, a result of `createIcon`, or your own component. */
export type IconComponent = ComponentType<IconProps>;

/** Shapes of an icon on a 24 by 24 grid: SVG elements and their attributes, as exported by the package `lucide`. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

/** Options of `createIcon`. */
export interface IconOptions {
  /** Mirrors the icon in right-to-left text. Default false. */
  readonly isDirectional?: boolean;
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Creates an icon that matches those of `@advantage/ui/icons`: a stroke of 1.75 in the color of the surrounding text.
 * Call it outside of components, for a drawing that `@advantage/ui/icons` doesn't have.
 */
export function createIcon(
  shapes: IconShapes,
  { isDirectional = false }: IconOptions = {},
): (props: IconProps) => ReactNode {
  const className = isDirectional ? `${styles.icon} ${styles.mirrored}` : styles.icon;
  const elements = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  const drawing = createElement(Fragment, null, ...elements);
  // biome-ignore lint/correctness/noComponentHookFactories: called outside of components, once per icon
  return function Icon({ size = 16, label, id }) {
    const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: a title would show as a tooltip; the label is in `name`
      <svg {...stroke} {...name} id={id} className={className} width={size} height={size} viewBox="0 0 24 24">
        {drawing}
      </svg>
    );
  };
}
