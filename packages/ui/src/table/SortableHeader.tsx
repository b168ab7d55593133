import { forwardRef, type ReactNode, useId } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icon/icons.ts';
import { inElement } from '../text/inElement.tsx';
import * as styles from './SortableHeader.css.ts';
import * as tableStyles from './Table.css.ts';

/** Sort direction of a column. */
export type SortDirection = 'asc' | 'desc';

const sorted = {
  asc: { ariaSort: 'ascending', Arrow: ArrowUpIcon },
  desc: { ariaSort: 'descending', Arrow: ArrowDownIcon },
} as const;

export interface SortableHeaderProps {
  /** Name of the column. */
  readonly children: ReactNode;
  /** Direction if the table is sorted by this column. Default: it is not. */
  readonly direction?: SortDirection | undefined;
  /** Called when the user presses the header. The caller decides on the next direction. */
  readonly onSort: () => void;
  /** The column contains numbers. Default false. */
  readonly isNumeric?: boolean;
  /** The column contains text and follows a column of numbers. Default false. */
  readonly isAfterNumeric?: boolean;
  /** Content next to the name, e.g. an `InfoPopover`. Default none. */
  readonly info?: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * The `<th>` of a sortable column, whose name is a button that looks like text. The arrow is shown only if the table is sorted by the column. For a column that
 * can't be sorted use a plain `<th>`, with an `InfoPopover` if it needs an explanation.
 */
export const SortableHeader = /* @__PURE__ */ forwardRef<HTMLTableCellElement, SortableHeaderProps>(
  function SortableHeader(props, ref) {
    const { id, children, direction, onSort, isNumeric = false, info } = props;
    const { isAfterNumeric = false } = props;
    const nameId = useId();
    const order = direction && sorted[direction];
    const classes = [
      tableStyles.headerCell,
      isNumeric && tableStyles.numeric,
      isAfterNumeric && tableStyles.afterNumeric,
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
        <button
          id={nameId}
          type="button"
          className={isNumeric ? `${styles.button} ${styles.numeric}` : styles.button}
          onClick={onSort}
        >
          {order ? (
            <>
              {inElement(children)}
              <order.Arrow size={13} />
            </>
          ) : (
            children
          )}
        </button>
        {info}
      </th>
    );
  },
);
