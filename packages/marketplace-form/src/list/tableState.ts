import type { ComponentProps, ContextType } from 'react';
import type { DefaultCollectionRenderer, DragAndDropContext, TableStateContext } from 'react-aria-components';

/** What React Aria knows of a table. */
export type TableState = NonNullable<ContextType<typeof TableStateContext>>;
/** What React Aria knows of the row that is dragged. */
export type DragState = NonNullable<ContextType<typeof DragAndDropContext>['dragState']>;
/** What React Aria knows of the places to drop it. */
export type DropState = NonNullable<ContextType<typeof DragAndDropContext>['dropState']>;
/** What React Aria's collections are drawn from. */
export type BranchProps = ComponentProps<typeof DefaultCollectionRenderer.CollectionBranch>;
/** A row, a column or a cell as React Aria knows it. */
export type TableNode = BranchProps['parent'];

/**
 * The focus of the table as far as a row, a column or a cell has it: a text that changes when something about that changes,
 * null where the focus is elsewhere.
 */
export function focusIn({ key }: TableNode, { collection, selectionManager }: TableState): string | null {
  const { focusedKey, isFocused } = selectionManager;
  if (focusedKey === null) return null;
  const isHere = focusedKey === key || collection.getItem(focusedKey)?.parentKey === key;
  return isHere ? `${focusedKey} ${isFocused}` : null;
}

/** What a row, a column or a cell is drawn from, beside the state of its table. */
export interface NodeProps {
  readonly node: TableNode;
  /** What `focusIn` says of it. */
  readonly focused: string | null;
}

/** Whether a row, a column or a cell says the same as before, and has the focus as before. */
export const isSameNode = (before: NodeProps, after: NodeProps): boolean =>
  before.node.key === after.node.key &&
  before.node.props === after.node.props &&
  before.focused === after.focused;
