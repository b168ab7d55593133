import { useStore } from '@advantage/live-list/react';
import { lazyComponent, useMessages } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { Suspense, useEffect, useState } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './keys.css.ts';
import { keyAction, keysSetting } from './listKeys.ts';
import { useReferralListParts } from './ReferralListProvider.tsx';

// Loaded on demand, because few users open it.
const KeysDialog = lazyComponent(async () => (await import('./KeysDialog.tsx')).KeysDialog);

export interface ReferralListKeysProps {
  /** Whether rows open details. Default true. */
  readonly hasDetails?: boolean | undefined;
}

/**
 * Keyboard shortcuts of a list: J and K move between rows, Enter opens, C claims, / moves focus to the filters and ?
 * lists the shortcuts that apply. Renders the key hints and the dialog in which users turn shortcuts off. Use inside
 * `ReferralListProvider`, once per page.
 */
export function ReferralListKeys({ hasDetails = true }: ReferralListKeysProps) {
  const t = useMessages(en.keys);
  const list = useReferralListParts('ReferralListKeys');
  const { audience, showPrices, hasFilters, rows, selectedKey, requestClaim, tableRef } = list;
  const isOn = useStore(keysSetting());
  const [isOpen, setOpen] = useState(false);
  const canClaim = hasDetails && hasFilters && audience === 'agent' && showPrices;
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    const action = keyAction(event, isOn);
    const container = tableRef.current;
    const row = document.activeElement?.closest<HTMLElement>('tr[data-id]');
    // Keys pressed in a row of another list are for that list.
    if (!action || !container || (row && !container.contains(row))) return;
    event.preventDefault();
    if (action === 'help') return setOpen(true);
    if (action !== 'claim') return moveFocus[action](container, row);
    const id = row?.dataset.id ?? selectedKey;
    const referral = rows.find(({ opportunityId }) => opportunityId === id);
    if (canClaim && referral) requestClaim(referral);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
  return (
    <span className={styles.hints}>
      {isOn && (
        <span className={styles.details} aria-hidden="true">
          <kbd className={styles.key}>J</kbd>
          <kbd className={styles.key}>K</kbd> {t.move}
          {canClaim && (
            <>
              <kbd className={styles.key}>C</kbd> {t.claim}
            </>
          )}
        </span>
      )}
      <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.key} aria-hidden="true">
          ?
        </span>
        {isOn ? t.allKeys : t.off}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeysDialog {...{ canClaim, hasDetails, hasFilters }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

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
