import { memo, useMemo, useRef } from 'react';
import { mergeProps, useDropIndicator, useVisuallyHidden } from 'react-aria';
import { dropIndicator } from './MarketplaceTable.css.ts';
import type { DropState, TableNode } from './tableState.ts';

interface PlaceProps {
  /** The row beside it. */
  readonly itemKey: TableNode['key'];
  readonly dropPosition: 'before' | 'after';
  readonly dropState: DropState;
  /** What is dragged would be dropped here. */
  readonly isTarget: boolean;
  /** How many columns the table has. */
  readonly columns: number;
}

// Named, although elements of a table say so themselves: on a phone they are drawn as blocks, which say nothing.
const row = { role: 'row' };
const cell = { role: 'gridcell', style: { padding: 0 } };

function Place({ itemKey: key, dropPosition, dropState, columns }: PlaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const target = useMemo(() => ({ type: 'item', key, dropPosition }) as const, [key, dropPosition]);
  const { visuallyHiddenProps } = useVisuallyHidden();
  const { dropIndicatorProps, isDropTarget, isHidden } = useDropIndicator({ target }, dropState, ref);
  if (isHidden) return null;
  return (
    <tr {...row} className={dropIndicator} data-drop-target={isDropTarget || undefined}>
      <td {...cell} colSpan={columns}>
        <div {...mergeProps(visuallyHiddenProps, { role: 'button' }, dropIndicatorProps)} ref={ref} />
      </td>
    </tr>
  );
}

/**
 * A place between rows where one can be dropped: shown where it is the target of a pointer, and everywhere to the
 * keyboard and to screen readers. It renders when it becomes the target or no longer is.
 */
export const DropPlace = memo(
  Place,
  (before, after) =>
    before.itemKey === after.itemKey &&
    before.dropPosition === after.dropPosition &&
    before.isTarget === after.isTarget &&
    before.dropState.collection === after.dropState.collection,
);
