import { createElement, forwardRef, type ReactNode } from 'react';
import { align as alignStyles } from './align.css.ts';
import { stack } from './Stack.css.ts';
import { gap } from './space.css.ts';
import type { Space } from './space.ts';

export interface StackProps {
  /** The parts, one below the other. */
  readonly children: ReactNode;
  /** The element; the children of a list are its `li`. Default `div`. */
  readonly as?: 'div' | 'ul' | 'ol';
  /** Space between the children. Default 4 (16 px). */
  readonly space?: Space;
  /** Where the children stand across. Default `stretch`. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Puts children below each other, with equal space between them. For parts next to each other use `Inline` or
 * `Columns`.
 */
export const Stack = /* @__PURE__ */ forwardRef<HTMLElement, StackProps>(function Stack(
  { children, as = 'div', space = 4, align = 'stretch', id },
  ref,
) {
  return createElement(as, { ref, id, className: `${stack} ${gap[space]} ${alignStyles[align]}` }, children);
});
