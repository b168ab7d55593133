import { createElement, forwardRef, type ReactNode } from 'react';
import { align as alignStyles, justify as justifyStyles } from './align.css.ts';
import { inline, wrap } from './Inline.css.ts';
import { gap } from './space.css.ts';
import type { Space } from './space.ts';

export interface InlineProps {
  /** The parts, one after the other. */
  readonly children: ReactNode;
  /** The element; the children of a list are its `li`. Default `div`. */
  readonly as?: 'div' | 'ul' | 'ol' | 'span';
  /** Space between the children. Default 2 (8 px). */
  readonly space?: Space;
  /** Where the children stand across the line. Default `center`. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where the children stand along the line. Default `start`. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on in a next line where the children do not fit. Default true. */
  readonly isWrapping?: boolean;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Puts children next to each other, with equal space between them. For columns of equal width use `Columns`. */
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
