import type { MouseEvent } from 'react';
import { cardTitle } from '../model/cardTexts.ts';
import { placeText } from '../model/exportTexts.ts';
import type { Referral } from '../model/referral.ts';
import { useReferralListParts } from './ReferralListProvider.tsx';
import type { ReferralColumn } from './referralTable.ts';
import * as styles from './selection.css.ts';

/**
 * A column of checkboxes: one for each row, with Shift for all rows from the previous click, and one in the header for the
 * page. Put it first. `SelectionBar` says what can be done with the selected rows.
 */
export const selectionColumn = <Row extends Referral = Referral>(): ReferralColumn<Row> => ({
  id: 'selection',
  header: () => <SelectPage />,
  size: 48,
  enableResizing: false,
  meta: { label: 'Selection', card: 'none', isFixed: true, hasControls: true },
  cell: ({ row }) => <SelectRow referral={row.original} />,
});

function SelectRow({ referral }: { readonly referral: Referral }) {
  const { state, canSelect, toggleRow } = useReferralListParts('selectionColumn');
  const { opportunityId } = referral;
  const place = placeText(referral);
  return (
    <input
      type="checkbox"
      className={styles.checkbox}
      aria-label={`Select ${cardTitle(referral)}${place === null ? '' : `, ${place}`}`}
      checked={state.rowSelection[opportunityId] === true}
      disabled={!canSelect(opportunityId)}
      // The click, unlike the change, knows whether Shift is held.
      onClick={(event: MouseEvent) => toggleRow(opportunityId, event)}
      onChange={() => {}}
    />
  );
}

function SelectPage() {
  const { isAll, isSome, toggle } = useReferralListParts('selectionColumn').pageSelection;
  return (
    <input
      type="checkbox"
      className={styles.checkbox}
      aria-label="Select all on this page"
      checked={isAll}
      ref={(input) => {
        if (input) input.indeterminate = isSome && !isAll;
      }}
      onChange={toggle}
    />
  );
}
