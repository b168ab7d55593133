import { memo, type ReactNode, useRef } from 'react';
import { mergeProps, useFocusRing, useTableCell } from 'react-aria';
import type { TableNode, TableState } from './tableState.ts';

interface CellProps {
  readonly cell: TableNode;
  readonly state: TableState;
  /** What `focusIn` says of it. */
  readonly focused: string | null;
  readonly children: ReactNode;
}

function Cell({ cell, state, children }: CellProps) {
  const ref = useRef<HTMLTableCellElement>(null);
  const node = { ...cell, column: state.collection.columns[cell.index] };
  const { gridCellProps } = useTableCell({ node, shouldSelectOnPressUp: true }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <td
      {...mergeProps(gridCellProps, focusProps)}
      ref={ref}
      className={cell.props.className}
      data-focus-visible={isFocusVisible || undefined}
    >
      {children}
    </td>
  );
}

/** A cell of a `QuietRow`; it renders when it says something else, has or loses the focus. */
export const QuietCell = memo(
  Cell,
  (before, after) =>
    before.cell.key === after.cell.key &&
    before.cell.props === after.cell.props &&
    before.children === after.children &&
    before.focused === after.focused,
);
