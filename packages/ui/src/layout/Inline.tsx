import { createElement, forwardRef, type ReactNode } from 'react';
import { align as alignStyles, justify as justifyStyles } from './align.css.ts';
import { inline, wrap } from './Inline.css.ts';
import { gap } from './space.css.ts';
import type { Space } from './space.ts';

export interface InlineProps {
  /** The items, in order. */
  readonly children: ReactNode;
  /** The element to render; a list has `li` elements as children. Default `div`. */
  readonly as?: 'div' | 'ul' | 'ol' | 'span';
  /** Space between the items. Default 2 (8 px). */
  readonly space?: Space;
  /** Alignment across the line. Default `center`. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Alignment along the line. Default `start`. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps items that don't fit onto the next line. Default true. */
  readonly isWrapping?: boolean;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Lays out items next to each other with equal space between them. For columns of equal width use `Columns`. */
export const Inline = /* @__PURE__ */ forwardRef<HTMLElement, InlineProps>(function Inline(
  { children, as = 'div', id, ...look },
  ref,
) {
  const { space = 2, align = 'center', justify = 'start', isWrapping = true } = look;
  const classes = [
    inline,
    gap[space],
    alignStyles[align],
    justifyStyles[justify],
    wrap[isWrapping ? 'wrapping' : 'single'],
  ];
  return createElement(as, { ref, id, className: classes.join(' ') }, children);
});
