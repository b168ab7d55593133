import {
  type ComponentProps,
  type ContextType,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { mergeProps, useDraggableItem, useFocusRing, useHover, useTableCell, useTableRow } from 'react-aria';
import {
  ButtonContext,
  type ButtonProps,
  CollectionRendererContext,
  DEFAULT_SLOT,
  DefaultCollectionRenderer,
  type DragAndDropContext,
  type TableStateContext,
} from 'react-aria-components';

/** What React Aria knows of a table. */
export type TableState = NonNullable<ContextType<typeof TableStateContext>>;
/** What React Aria knows of the row that is dragged. */
export type DragState = NonNullable<ContextType<typeof DragAndDropContext>['dragState']>;
/** A row or a cell as React Aria knows it. */
export type TableNode = ComponentProps<typeof DefaultCollectionRenderer.CollectionBranch>['parent'];

interface CellProps {
  readonly cell: TableNode;
  readonly state: TableState;
  readonly children: ReactNode;
}

function QuietCell({ cell, state, children }: CellProps) {
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

type DragProps = ReturnType<typeof useDraggableItem>['dragProps'];

interface HandleProps {
  /** The row it is for. */
  readonly itemKey: TableNode['key'];
  readonly dragState: DragState;
  /** Takes what is to be done when the row is dragged by a pointer. */
  readonly dragging: RefObject<DragProps>;
  readonly children: ReactNode;
}

/**
 * Makes the button with the slot 'drag' the handle of its row. How to drag is told in other words when the keyboard
 * takes turns with the mouse, in every row at once: then the handles alone render.
 */
function Handle({ itemKey: key, dragState, dragging, children }: HandleProps) {
  const { dragProps, dragButtonProps } = useDraggableItem({ key, hasDragButton: true }, dragState);
  const { onPress, isDisabled, 'aria-describedby': description, 'aria-label': label } = dragButtonProps;
  const latest = useRef(onPress);
  useLayoutEffect(() => {
    latest.current = onPress;
    dragging.current = dragProps;
  });
  const context = useMemo(() => {
    const drag: ButtonProps = {
      isDisabled,
      'aria-describedby': description,
      'aria-label': label,
      onPress: (event) => latest.current?.(event),
      // A press is the row's, which can be dragged; only the keyboard and screen readers press the button.
      style: { pointerEvents: 'none' },
    };
    return { slots: { [DEFAULT_SLOT]: {}, drag } };
  }, [isDisabled, description, label]);
  return <ButtonContext.Provider value={context}>{children}</ButtonContext.Provider>;
}

interface RowProps {
  readonly node: TableNode;
  readonly state: TableState;
  readonly dragState: DragState;
  /** The cell or row in it that has the focus of the table, null where it is elsewhere. */
  readonly focused: string | null;
  readonly isDragging: boolean;
}

/** What is within a cell is in no table as far as React Aria's components go. */
const withinCell = DefaultCollectionRenderer;

function Row({ node, state, dragState, isDragging }: RowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowProps, isFocused } = useTableRow({ node, shouldSelectOnPressUp: true }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({});
  const dragging = useRef<DragProps>({});
  const [handle, ...cells] = state.collection.getChildren?.(node.key) ?? [];
  return (
    <tr
      {...mergeProps(rowProps, focusProps, hoverProps)}
      ref={ref}
      draggable={!dragState.isDisabled}
      onDragStart={(event) => dragging.current.onDragStart?.(event)}
      onDrag={(event) => dragging.current.onDrag?.(event)}
      onDragEnd={(event) => dragging.current.onDragEnd?.(event)}
      className={node.props.className}
      data-hovered={isHovered || undefined}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-dragging={isDragging || undefined}
    >
      <CollectionRendererContext.Provider value={withinCell}>
        {handle && (
          <QuietCell cell={handle} state={state}>
            <Handle itemKey={node.key} dragState={dragState} dragging={dragging}>
              {handle.rendered}
            </Handle>
          </QuietCell>
        )}
        {cells.map((cell) => (
          <QuietCell key={cell.key} cell={cell} state={state}>
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
  (before, after) =>
    before.node.key === after.node.key &&
    before.node.props === after.node.props &&
    before.focused === after.focused &&
    before.isDragging === after.isDragging,
);
