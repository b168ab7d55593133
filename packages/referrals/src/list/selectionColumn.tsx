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

/** The id of the column of checkboxes. */
export const selectionId = 'selection';

/**
 * A column of checkboxes: one for each row, with Shift for all rows from the previous click, and one in the header for the
 * page. For lists whose rows can always be selected; elsewhere readers bring it with `SelectButton`.
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
        // The click, unlike the change, knows whether Shift is held.
        onClick={(event: MouseEvent) => toggleRow(opportunityId, event)}
        onChange={() => {}}
      />
    </label>
  );
}

/** The checkbox of all rows of the page. */
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
