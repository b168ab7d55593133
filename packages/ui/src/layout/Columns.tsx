import { forwardRef, type ReactNode } from 'react';
import * as styles from './Columns.css.ts';
import { gap } from './space.css.ts';
import type { Space } from './space.ts';

export interface ColumnsProps {
  /** The items, in order. */
  readonly children: ReactNode;
  /** Number of equal columns. On phones one, or two if the count is four. Default 2. */
  readonly count?: 2 | 3 | 4;
  /** Space between columns and rows. Default 6 (24 px). */
  readonly space?: Space;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Lays out items in columns of equal width. For items as wide as their content use `Inline`. */
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
