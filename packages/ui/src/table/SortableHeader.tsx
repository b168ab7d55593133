import { forwardRef, type ReactNode, useId } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icon/icons.ts';
import * as styles from './SortableHeader.css.ts';
import * as tableStyles from './Table.css.ts';

/** Order of a sorted column. */
export type SortDirection = 'asc' | 'desc';

const sorted = {
  asc: { ariaSort: 'ascending', Arrow: ArrowUpIcon },
  desc: { ariaSort: 'descending', Arrow: ArrowDownIcon },
} as const;

export interface SortableHeaderProps {
  /** The name of the column. */
  readonly children: ReactNode;
  /** How the table is sorted by this column. Default: it is not. */
  readonly direction?: SortDirection | undefined;
  /** Asks for the next order; what that is the caller decides. */
  readonly onSort: () => void;
  /** The column holds numbers. Default false. */
  readonly isNumeric?: boolean;
  /** The column holds text and follows numbers. Default false. */
  readonly isAfterNumeric?: boolean;
  /** The column stays in view while the rest scrolls sideways. Default false. */
  readonly isSticky?: boolean;
  /** What is next to the name, e.g. an `InfoPopover`. Default none. */
  readonly info?: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * The `<th>` of a column that can be sorted. An arrow shows only where the table is sorted. A column that cannot be
 * sorted is a plain `<th>`, with an `InfoPopover` where it needs words.
 */
export const SortableHeader = /* @__PURE__ */ forwardRef<HTMLTableCellElement, SortableHeaderProps>(
  function SortableHeader(props, ref) {
    const { id, children, direction, onSort, isNumeric = false, isSticky = false, info } = props;
    const { isAfterNumeric = false } = props;
    const nameId = useId();
    const order = direction && sorted[direction];
    const classes = [
      tableStyles.headerCell,
      isNumeric && tableStyles.numeric,
      isAfterNumeric && tableStyles.afterNumeric,
      isSticky && tableStyles.stickyEnd,
    ];
    return (
      <th
        ref={ref}
        id={id}
        scope="col"
        className={classes.filter(Boolean).join(' ')}
        aria-sort={order?.ariaSort}
        aria-labelledby={nameId}
      >
        <span className={tableStyles.headerLine}>
          <button
            id={nameId}
            type="button"
            className={isNumeric ? `${styles.button} ${styles.numeric}` : styles.button}
            onClick={onSort}
          >
            {children}
            {order && <order.Arrow size={14} />}
          </button>
          {info}
        </span>
      </th>
    );
  },
);
