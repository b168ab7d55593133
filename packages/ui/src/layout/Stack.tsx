import { createElement, forwardRef, type ReactNode } from 'react';
import { align as alignStyles } from './align.css.ts';
import { stack } from './Stack.css.ts';
import { gap } from './space.css.ts';
import type { Space } from './space.ts';

export interface StackProps {
  /** The items, from top to bottom. */
  readonly children: ReactNode;
  /** The element to render; a list has `li` elements as children. Default `div`. */
  readonly as?: 'div' | 'ul' | 'ol';
  /** Space between the items. Default 4 (16 px). */
  readonly space?: Space;
  /** Horizontal alignment. Default `stretch`. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Stacks items vertically with equal space between them. For items next to each other use `Inline` or `Columns`. */
export const Stack = /* @__PURE__ */ forwardRef<HTMLElement, StackProps>(function Stack(
  { children, as = 'div', space = 4, align = 'stretch', id },
  ref,
) {
  return createElement(as, { ref, id, className: `${stack} ${gap[space]} ${alignStyles[align]}` }, children);
});
