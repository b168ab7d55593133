import { createContext, Fragment, type ReactNode, useContext, useId, useMemo } from 'react';
import {
  CollectionRendererContext,
  DefaultCollectionRenderer,
  DragAndDropContext,
  TableStateContext,
} from 'react-aria-components';
import type { HandleTexts } from './DragHandle.tsx';
import { DropPlace } from './DropPlace.tsx';
import { QuietColumn } from './QuietColumn.tsx';
import { QuietRow } from './QuietRow.tsx';
import { type BranchProps, focusIn, type TableNode } from './tableState.ts';

const TextsContext = createContext<HandleTexts>({ start: '', cancel: '' });

function Rows({ collection, parent }: BranchProps) {
  const texts = useContext(TextsContext);
  const state = useContext(TableStateContext);
  const { dragState, dropState, dragAndDropHooks } = useContext(DragAndDropContext);
  if (!state || !dragState || !dropState) return null;
  const isByKeyboard = dragAndDropHooks?.isVirtualDragging?.() ?? false;
  const placeAt = ({ key }: TableNode, dropPosition: 'before' | 'after') => {
    const isTarget = dropState.isDropTarget({ type: 'item', key, dropPosition });
    if (!isByKeyboard && !isTarget) return null;
    const columns = state.collection.columnCount;
    return <DropPlace itemKey={key} {...{ dropPosition, dropState, isTarget, columns }} />;
  };
  return [...(collection.getChildren?.(parent.key) ?? [])].map((node) => (
    <Fragment key={node.key}>
      {placeAt(node, 'before')}
      <QuietRow
        node={node}
        state={state}
        dragState={dragState}
        focused={focusIn(node, state)}
        isDragging={dragState.isDragging(node.key)}
        texts={texts}
      />
      {node.nextKey == null && placeAt(node, 'after')}
    </Fragment>
  ));
}

function Columns({ collection, parent }: BranchProps) {
  const state = useContext(TableStateContext);
  if (!state) return null;
  return [...(collection.getChildren?.(parent.key) ?? [])].map((node) => (
    <QuietColumn key={node.key} node={node} state={state} focused={focusIn(node, state)} />
  ));
}

function Branch(props: BranchProps) {
  const { type } = props.parent;
  if (type === 'tablebody') return <Rows {...props} />;
  if (type === 'headerrow') return <Columns {...props} />;
  return <DefaultCollectionRenderer.CollectionBranch {...props} />;
}

/** Made by a call, which bundlers can leave out together with the rows where nobody shows the list. */
const renderer = Object.assign({}, DefaultCollectionRenderer, { CollectionBranch: Branch });

/**
 * Lets only those rows and headers of the table in it render anew that change, have or lose the focus, or are dragged.
 * By itself a table renders all its rows whenever the focus moves and at every step of a drag, which takes too long
 * with fifty.
 */
export function QuietRows({ children }: { readonly children: ReactNode }) {
  const start = useId();
  const cancel = useId();
  const texts = useMemo(() => ({ start, cancel }), [start, cancel]);
  return (
    <CollectionRendererContext.Provider value={renderer}>
      <TextsContext.Provider value={texts}>
        {children}
        <span id={start} hidden>
          Press to start dragging.
        </span>
        <span id={cancel} hidden>
          Dragging. Press to cancel.
        </span>
      </TextsContext.Provider>
    </CollectionRendererContext.Provider>
  );
}
