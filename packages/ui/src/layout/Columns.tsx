import { forwardRef, type ReactNode } from 'react';
import * as styles from './Columns.css.ts';
import { gap } from './space.css.ts';
import type { Space } from './space.ts';

export interface ColumnsProps {
  /** The parts, one after the other. */
  readonly children: ReactNode;
  /** Number of equal columns; on a phone one, of four two. Default 2. */
  readonly count?: 2 | 3 | 4;
  /** Space between columns and rows. Default 6 (24 px). */
  readonly space?: Space;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Puts children into equal columns. Parts as wide as their content stand in an `Inline`. */
export const Columns = /* @__PURE__ */ forwardRef<HTMLDivElement, ColumnsProps>(function Columns(
  { children, count = 2, space = 6, id },
  ref,
) {
  return (
    <div ref={ref} id={id} className={`${styles.columns} ${styles.count[count]} ${gap[space]}`}>
      {children}
    </div>
  );
});
