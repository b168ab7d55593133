import { forwardRef } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './TablePlaceholder.css.ts';

export interface TablePlaceholderProps {
  /** How many rows are expected. */
  readonly rows: number;
  /** What is loading. Default 'Loading'. */
  readonly label?: string;
  /** Row height as the table's own `density`. Default: the brand's. */
  readonly density?: keyof typeof styles.density;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Draws rows in outline while the first rows of a table are on their way, at the real row height, so that nothing jumps. Rows
 * that are loaded again stay: use no `LoadingOverlay` over them either.
 */
export const TablePlaceholder = /* @__PURE__ */ forwardRef<HTMLDivElement, TablePlaceholderProps>(
  function TablePlaceholder({ rows, label, density = 'brand', id }, ref) {
    return (
      <div ref={ref} id={id} className={`${styles.placeholder} ${styles.density[density]}`}>
        <div aria-hidden="true">
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
            <div key={index} className={styles.line} />
          ))}
        </div>
        <VisuallyHidden>
          <Spinner label={label} />
        </VisuallyHidden>
      </div>
    );
  },
);
