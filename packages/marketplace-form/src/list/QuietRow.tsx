import { memo, useRef } from 'react';
import { mergeProps, useFocusRing, useHover, useTableRow } from 'react-aria';
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components';
import { DragHandle, type HandleTexts, type Wake } from './DragHandle.tsx';
import { QuietCell } from './QuietCell.tsx';
import { type DragState, focusIn, isSameNode, type NodeProps, type TableState } from './tableState.ts';

interface RowProps extends NodeProps {
  readonly state: TableState;
  readonly dragState: DragState;
  readonly isDragging: boolean;
  readonly texts: HandleTexts;
}

/** What is within a cell is in no table as far as React Aria's components go. */
const withinCell = DefaultCollectionRenderer;

function Row({ node, state, dragState, isDragging, texts }: RowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowProps, isFocused } = useTableRow({ node, shouldSelectOnPressUp: true }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({});
  const wake = useRef<Wake>(undefined);
  const [handle, ...cells] = state.collection.getChildren?.(node.key) ?? [];
  return (
    <tr
      {...mergeProps(rowProps, focusProps, hoverProps)}
      ref={ref}
      draggable={!dragState.isDisabled}
      onDragStart={(event) => wake.current?.()?.dragProps.onDragStart?.(event)}
      onDrag={(event) => wake.current?.()?.dragProps.onDrag?.(event)}
      onDragEnd={(event) => wake.current?.()?.dragProps.onDragEnd?.(event)}
      className={node.props.className}
      data-hovered={isHovered || undefined}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-dragging={isDragging || undefined}
    >
      <CollectionRendererContext.Provider value={withinCell}>
        {handle && (
          <QuietCell node={handle} state={state} focused={focusIn(handle, state)}>
            <DragHandle
              itemKey={node.key}
              dragState={dragState}
              isDragging={isDragging}
              texts={texts}
              wake={wake}
            >
              {handle.rendered}
            </DragHandle>
          </QuietCell>
        )}
        {cells.map((cell) => (
          <QuietCell key={cell.key} node={cell} state={state} focused={focusIn(cell, state)}>
            {cell.rendered}
          </QuietCell>
        ))}
      </CollectionRendererContext.Provider>
    </tr>
  );
}

/**
 * A row of a table that can be dragged, its handle in the first cell. It reads neither the table's state nor that of
 * a drag from a context, as React Aria's own rows do: those all render whenever either changes, for React looks for
 * who reads a context below a component that is memoized, too.
 */
export const QuietRow = memo(
  Row,
  (before, after) => isSameNode(before, after) && before.isDragging === after.isDragging,
);
