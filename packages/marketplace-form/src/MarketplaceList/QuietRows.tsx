import { type ComponentProps, Fragment, memo, type ReactNode, useContext } from 'react';
import {
  CollectionRendererContext,
  DefaultCollectionRenderer,
  DragAndDropContext,
  TableStateContext,
} from 'react-aria-components';

const { CollectionBranch } = DefaultCollectionRenderer;
type BranchProps = ComponentProps<typeof CollectionBranch>;
type RowNode = BranchProps['parent'];
type State = NonNullable<ComponentProps<typeof TableStateContext.Provider>['value']>;
type DragAndDrop = ComponentProps<typeof DragAndDropContext.Provider>['value'];

interface RowProps {
  readonly node: RowNode;
  readonly state: State;
  readonly dragAndDrop: DragAndDrop;
  /** The cell or row in it that has the focus of the table, null where it is elsewhere. */
  readonly focused: string | null;
  readonly isDragging: boolean;
}

/** One row, with what it last needed to know of its table. */
const QuietRow = memo(
  ({ node, state, dragAndDrop }: RowProps) => (
    <TableStateContext.Provider value={state}>
      <DragAndDropContext.Provider value={dragAndDrop}>{node.render?.(node)}</DragAndDropContext.Provider>
    </TableStateContext.Provider>
  ),
  (before, after) =>
    before.node === after.node && before.focused === after.focused && before.isDragging === after.isDragging,
);

/** The focus of the table as a row sees it. */
function focusIn(row: RowNode, { collection, selectionManager }: State): string | null {
  const { focusedKey, isFocused } = selectionManager;
  if (focusedKey === null) return null;
  const isHere = focusedKey === row.key || collection.getItem(focusedKey)?.parentKey === row.key;
  return isHere ? `${focusedKey} ${isFocused}` : null;
}

function Rows({ collection, parent, renderDropIndicator }: BranchProps) {
  const state = useContext(TableStateContext);
  const dragAndDrop = useContext(DragAndDropContext);
  if (!state) return null;
  const indicator = ({ key }: RowNode, dropPosition: 'before' | 'after') =>
    renderDropIndicator?.({ type: 'item', key, dropPosition });
  return [...(collection.getChildren?.(parent.key) ?? [])].map((node) => (
    <Fragment key={node.key}>
      {indicator(node, 'before')}
      <QuietRow
        node={node}
        state={state}
        dragAndDrop={dragAndDrop}
        focused={focusIn(node, state)}
        isDragging={dragAndDrop.dragState?.isDragging(node.key) ?? false}
      />
      {node.nextKey == null && indicator(node, 'after')}
    </Fragment>
  ));
}

const renderer = {
  ...DefaultCollectionRenderer,
  CollectionBranch: (props: BranchProps) =>
    props.parent.type === 'tablebody' ? <Rows {...props} /> : <CollectionBranch {...props} />,
};

/**
 * Lets only those rows of the table in it render anew that change, have or lose the focus, or are dragged. By itself a
 * table renders all its rows whenever the focus moves and at every step of a drag, which takes too long with fifty.
 */
export const QuietRows = ({ children }: { readonly children: ReactNode }) => (
  <CollectionRendererContext.Provider value={renderer}>{children}</CollectionRendererContext.Provider>
);
