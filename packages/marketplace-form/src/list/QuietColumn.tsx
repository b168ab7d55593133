import { memo, useRef } from 'react';
import { mergeProps, useFocusRing, useTableColumnHeader } from 'react-aria';
import { isSameNode, type NodeProps, type TableState } from './tableState.ts';

interface ColumnProps extends NodeProps {
  readonly state: TableState;
}

function Column({ node, state }: ColumnProps) {
  const ref = useRef<HTMLTableCellElement>(null);
  const { columnHeaderProps } = useTableColumnHeader({ node }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <th
      {...mergeProps(columnHeaderProps, focusProps)}
      ref={ref}
      className={node.props.className}
      data-focus-visible={isFocusVisible || undefined}
    >
      {node.rendered}
    </th>
  );
}

/** The header of a column that cannot be sorted; it renders when it has or loses the focus. */
export const QuietColumn = memo(Column, isSameNode);
