import { type ReactNode, useRef } from 'react';
import { mergeProps, useFocusRing, useTableCell } from 'react-aria';
import type { TableNode, TableState } from './tableState.ts';

interface QuietCellProps {
  readonly cell: TableNode;
  readonly state: TableState;
  readonly children: ReactNode;
}

/** A cell of a `QuietRow`. */
export function QuietCell({ cell, state, children }: QuietCellProps) {
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
