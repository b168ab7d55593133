import { memo, type ReactNode, useRef } from 'react';
import { mergeProps, useFocusRing, useTableCell } from 'react-aria';
import { isSameNode, type NodeProps, type TableState } from './tableState.ts';

interface CellProps extends NodeProps {
  readonly state: TableState;
  readonly children: ReactNode;
}

function Cell({ node, state, children }: CellProps) {
  const ref = useRef<HTMLTableCellElement>(null);
  const cell = { ...node, column: state.collection.columns[node.index] };
  const { gridCellProps } = useTableCell({ node: cell, shouldSelectOnPressUp: true }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <td
      {...mergeProps(gridCellProps, focusProps)}
      ref={ref}
      className={node.props.className}
      data-focus-visible={isFocusVisible || undefined}
    >
      {children}
    </td>
  );
}

/** A cell of a `QuietRow`; it renders when it says something else, has or loses the focus. */
export const QuietCell = memo(
  Cell,
  (before, after) => isSameNode(before, after) && before.children === after.children,
);
