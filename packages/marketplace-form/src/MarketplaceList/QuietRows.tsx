import { type ComponentProps, Fragment, type ReactNode, useContext } from 'react';
import {
  CollectionRendererContext,
  DefaultCollectionRenderer,
  DragAndDropContext,
  TableStateContext,
} from 'react-aria-components';
import { QuietRow, type TableNode, type TableState } from './QuietRow.tsx';

type BranchProps = ComponentProps<typeof DefaultCollectionRenderer.CollectionBranch>;

/** The focus of the table as a row sees it. */
function focusIn(row: TableNode, { collection, selectionManager }: TableState): string | null {
  const { focusedKey, isFocused } = selectionManager;
  if (focusedKey === null) return null;
  const isHere = focusedKey === row.key || collection.getItem(focusedKey)?.parentKey === row.key;
  return isHere ? `${focusedKey} ${isFocused}` : null;
}

function Rows({ collection, parent, renderDropIndicator }: BranchProps) {
  const state = useContext(TableStateContext);
  const { dragState } = useContext(DragAndDropContext);
  if (!state || !dragState) return null;
  const indicator = ({ key }: TableNode, dropPosition: 'before' | 'after') =>
    renderDropIndicator?.({ type: 'item', key, dropPosition });
  return [...(collection.getChildren?.(parent.key) ?? [])].map((node) => (
    <Fragment key={node.key}>
      {indicator(node, 'before')}
      <QuietRow
        node={node}
        state={state}
        dragState={dragState}
        focused={focusIn(node, state)}
        isDragging={dragState.isDragging(node.key)}
      />
      {node.nextKey == null && indicator(node, 'after')}
    </Fragment>
  ));
}

function Branch(props: BranchProps) {
  const { CollectionBranch } = DefaultCollectionRenderer;
  return props.parent.type === 'tablebody' ? <Rows {...props} /> : <CollectionBranch {...props} />;
}

/** Made by a call, which bundlers can leave out together with the rows where nobody shows the list. */
const renderer = Object.assign({}, DefaultCollectionRenderer, { CollectionBranch: Branch });

/**
 * Lets only those rows of the table in it render anew that change, have or lose the focus, or are dragged. By itself a
 * table renders all its rows whenever the focus moves and at every step of a drag, which takes too long with fifty.
 */
export const QuietRows = ({ children }: { readonly children: ReactNode }) => (
  <CollectionRendererContext.Provider value={renderer}>{children}</CollectionRendererContext.Provider>
);
