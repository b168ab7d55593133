import { forwardRef, type ReactNode } from 'react';
import { card, clipped } from './Card.css.ts';
import { padding as paddingStyles } from './space.css.ts';
import type { Space } from './space.ts';

export interface CardProps {
  /** The content. */
  readonly children: ReactNode;
  /** Padding on all four sides; 0 for a table. Default 6 (24 px). */
  readonly padding?: Space;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Groups related content. With a heading use `Section`. */
export const Card = /* @__PURE__ */ forwardRef<HTMLDivElement, CardProps>(function Card(
  { children, padding = 6, id },
  ref,
) {
  return (
    <div ref={ref} id={id} className={`${card} ${paddingStyles[padding]} ${padding === 0 ? clipped : ''}`}>
      {children}
    </div>
  );
});
