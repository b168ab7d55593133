import { useMessages, useTexts } from '@advantage/ui';
import type { MouseEvent } from 'react';
import { selection } from '../messages/columns.ts';
import * as en from '../messages/en.ts';
import { cardTitle } from '../model/cardTexts.ts';
import { placeText } from '../model/exportTexts.ts';
import type { Referral } from '../model/referral.ts';
import { useReferralListParts } from './ReferralListProvider.tsx';
import type { ReferralColumn } from './referralTable.ts';
import * as styles from './selection.css.ts';

/** Id of the checkbox column. */
export const selectionId = 'selection';

/**
 * Creates a checkbox column: one checkbox per row, Shift+click for a range, and one in the header for the page. For
 * lists whose rows can always be selected. To let users turn selection on, use `SelectButton`.
 */
export const selectionColumn = <Row extends Referral = Referral>(): ReferralColumn<Row> => ({
  id: selectionId,
  header: () => <SelectPage />,
  size: 44,
  enableResizing: false,
  meta: {
    label: selection,
    card: 'when',
    isControl: true,
    hasControls: true,
    widthClass: styles.column,
  },
  cell: ({ row }) => <SelectRow referral={row.original} />,
});

function SelectRow({ referral }: { readonly referral: Referral }) {
  const { state, canSelect, toggleRow } = useReferralListParts('selectionColumn');
  const { opportunityId } = referral;
  const texts = useTexts();
  const t = texts(en.selection);
  const place = placeText(referral);
  return (
    <label className={styles.hit}>
      <input
        type="checkbox"
        className={styles.checkbox}
        aria-label={t.select(cardTitle(referral, texts), place)}
        checked={state.rowSelection[opportunityId] === true}
        disabled={!canSelect(opportunityId)}
        // Unlike the change event, the click event has `shiftKey`.
        onClick={(event: MouseEvent) => toggleRow(opportunityId, event)}
        onChange={() => {}}
      />
    </label>
  );
}

/** The checkbox that selects all rows of the page. */
export function SelectPage() {
  const t = useMessages(en.selection);
  const { isAll, isSome, toggle } = useReferralListParts('selectionColumn').pageSelection;
  return (
    <label className={styles.hit}>
      <input
        type="checkbox"
        className={styles.checkbox}
        aria-label={t.selectPage}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = isSome && !isAll;
        }}
        onChange={toggle}
      />
    </label>
  );
}
