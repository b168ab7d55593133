import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import * as styles from './Icon.css.ts';

/** What every icon takes. */
export interface IconProps {
  /**
   * Width and height in pixels: 12, 14, 16, 18, 20 or 24, which grow with the reader's text size. Default 16.
   */
  readonly size?: number;
  /** What the icon says when no text next to it does. Default: none, the icon is decoration. */
  readonly label?: string;
  /** Id of the `<svg>` element. Default: none. */
  readonly id?: string;
}

/** An icon as a component: an export of `@advantage/ui/icons`, a result of `createIcon`, or a component of yours. */
export type IconComponent = ComponentType<IconProps>;

/** Shapes of an icon on a grid of 24 by 24: SVG elements with their attributes, as the package `lucide` exports them. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

/** What `createIcon` knows of a drawing besides its shapes. */
export interface IconOptions {
  /** Mirrors the icon where text runs from right to left. Default false. */
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
 * Makes an icon that fits the ones of `@advantage/ui/icons`: a stroke of 1.75 in the color of the text around it. Use
 * it, outside of components, for a drawing that `@advantage/ui/icons` does not have.
 */
export function createIcon(
  shapes: IconShapes,
  { isDirectional = false }: IconOptions = {},
): (props: IconProps) => ReactNode {
  const className = isDirectional ? `${styles.icon} ${styles.mirrored}` : styles.icon;
  const elements = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  const drawing = createElement(Fragment, null, ...elements);
  // biome-ignore lint/correctness/noComponentHookFactories: called outside of components, once for each icon
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
