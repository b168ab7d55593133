import { useStore } from '@advantage/live-list/react';
import { lazyPart, useMessages } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { Suspense, useEffect, useState } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './keys.css.ts';
import { type KeyAction, keyAction, keysSetting } from './listKeys.ts';
import { useReferralListParts } from './ReferralListProvider.tsx';

// Few readers open it.
const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog);

export interface ReferralListKeysProps {
  /** Whether the rows of the list open. Default true. */
  readonly hasDetails?: boolean | undefined;
}

/**
 * Keyboard shortcuts of a list: J and K go from row to row, Enter opens, C claims, / leads to the filters and ? lists
 * those that the list has. It shows the hints and holds the dialog, in which readers switch the keys off. A part of
 * `ReferralListProvider`, once per page.
 */
export function ReferralListKeys({ hasDetails = true }: ReferralListKeysProps) {
  const t = useMessages(en.keys);
  const list = useReferralListParts('ReferralListKeys');
  const { audience, showPrices, hasFilters, rows, selectedKey, requestClaim } = list;
  const isOn = useStore(keysSetting());
  const [isOpen, setOpen] = useState(false);
  const canClaim = hasDetails && hasFilters && audience === 'agent' && showPrices;
  const act: Readonly<Record<KeyAction, () => void>> = {
    next: () => focusRow(1),
    previous: () => focusRow(-1),
    filters: focusFilters,
    help: () => setOpen(true),
    claim() {
      const id = focusedRow()?.dataset.id ?? selectedKey;
      const row = rows.find(({ opportunityId }) => opportunityId === id);
      if (canClaim && row) requestClaim(row);
    },
  };
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    const action = keyAction(event, isOn);
    if (!action) return;
    event.preventDefault();
    act[action]();
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

const focusedRow = () => document.activeElement?.closest<HTMLElement>('tr[data-id]') ?? null;

/** Moves the focus to the next or previous row; from elsewhere to the open row, else to the first. */
function focusRow(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-id]')];
  const current = focusedRow();
  const index = current ? rows.indexOf(current) + step : rows.findIndex((row) => row.ariaCurrent === 'true');
  const row = current ? rows[index] : rows[Math.max(0, index)];
  (row?.querySelector<HTMLElement>('[data-opens-row]') ?? row)?.focus();
}

const focusFilters = () =>
  document
    .querySelector<HTMLElement>(
      '[role=group][aria-label=Filters] :is(button, input, select):not([tabindex="-1"])',
    )
    ?.focus();
