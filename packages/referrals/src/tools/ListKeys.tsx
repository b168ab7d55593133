import { useStore } from '@advantage/live-list/react';
import { lazyComponent } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { memo, useEffect } from 'react';
import { useReferralListDetails, useReferralListParts } from '../list/ReferralListProvider.tsx';
import { keyAction, keysSetting } from './keyActions.ts';

// Loaded on demand, because few users open it.
const KeysDialog = lazyComponent(async () => (await import('./KeysDialog.tsx')).KeysDialog, {
  pending: null,
});

/** Keyboard shortcuts of a list, and the dialog that lists them and turns them off. */
export const ListKeys = memo(function ListKeys(props: {
  readonly hasDetails: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}) {
  const { hasDetails, isOpen, onOpenChange } = props;
  const list = useReferralListParts('ListKeys');
  const { audience, showPrices, table, claims, tableRef } = list;
  const { selectedKey } = useReferralListDetails('ListKeys');
  const hasFilters = list.filters !== null;
  const isOn = useStore(keysSetting());
  const canClaim = hasDetails && hasFilters && audience === 'agent' && showPrices;
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    const action = keyAction(event, isOn);
    const container = tableRef.current;
    const row = document.activeElement?.closest<HTMLElement>('tr[data-id]');
    // Keys pressed in a row of another list are for that list.
    if (!action || !container || (row && !container.contains(row))) return;
    event.preventDefault();
    if (action === 'help') return onOpenChange(true);
    if (action !== 'claim') return moveFocus[action](container, row);
    const id = row?.dataset.id ?? selectedKey;
    const pressed = table.getRowModel().rows.find(({ original }) => original.opportunityId === id);
    if (canClaim && pressed) claims.request(pressed.original);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
  if (!isOpen) return null;
  return <KeysDialog {...{ canClaim, hasDetails, hasFilters }} onClose={() => onOpenChange(false)} />;
});

type Row = HTMLElement | null | undefined;

/** Moves focus from a row to the next or previous row; from elsewhere, to the open row or else the first. */
function focusRow(place: HTMLElement, from: Row, step: 1 | -1) {
  const rows = [...place.querySelectorAll<HTMLElement>('tr[data-id]')];
  const row = from
    ? rows[rows.indexOf(from) + step]
    : (rows.find(({ ariaCurrent }) => ariaCurrent !== null) ?? rows[0]);
  (row?.querySelector<HTMLElement>('[data-opens-row]') ?? row)?.focus();
}

/** Focus moves by key action. `container` contains the rows; `row` is the one with focus, if any. */
const moveFocus = {
  next: (place: HTMLElement, row: Row) => focusRow(place, row, 1),
  previous: (place: HTMLElement, row: Row) => focusRow(place, row, -1),
  /** Focuses the filters closest to the rows, because a page may have several lists. */
  filters(place: HTMLElement) {
    for (let ancestor: Row = place; ancestor; ancestor = ancestor.parentElement) {
      const filter = ancestor.querySelector<HTMLElement>(
        '[data-filters] :is(button, input, select):not([tabindex="-1"])',
      );
      if (filter) return filter.focus();
    }
  },
};
