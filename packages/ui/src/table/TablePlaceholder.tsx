import { forwardRef } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './TablePlaceholder.css.ts';

export interface TablePlaceholderProps {
  /** Expected number of rows. */
  readonly rows: number;
  /** What is loading. Default 'Loading'. */
  readonly label?: string;
  /** Row height, the same as the table's `density`. Default: the brand's. */
  readonly density?: keyof typeof styles.density;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Placeholder rows while a table loads for the first time, at the real row height so that nothing jumps. Keep
 * existing rows visible while they reload, without a `LoadingOverlay`.
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
