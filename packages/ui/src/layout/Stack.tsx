import type { ReactNode } from 'react';
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
}

/**
 * Puts children below each other, with equal space between them. For parts beside each other use `Inline` or
 * `Columns`.
 */
export function Stack({ children, as: Element = 'div', space = 4, align = 'stretch' }: StackProps) {
  return <Element className={`${stack} ${gap[space]} ${alignStyles[align]}`}>{children}</Element>;
}
