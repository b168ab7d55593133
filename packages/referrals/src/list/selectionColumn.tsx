import { useMessages, useTexts } from '@advantage/ui';
import type { MouseEvent } from 'react';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { cardTitle, placeText } from '../model/texts.ts';
import type { ReferralColumn } from '../table/tableFeatures.ts';
import type { ListTable } from './ReferralListProvider.tsx';
import * as styles from './Selection.css.ts';

type PageSelection = Pick<
  ListTable,
  'getIsAllPageRowsSelected' | 'getIsSomePageRowsSelected' | 'toggleAllPageRowsSelected'
>;

/** Id of the checkbox column. */
export const selectionId = 'selection';

/** Creates a checkbox column, for rows that can always be selected: one per row, Shift for ranges, one per page. */
export const selectionColumn = <Row extends Referral = Referral>(): ReferralColumn<Row> => ({
  id: selectionId,
  header: ({ table }) => <SelectPage table={table} />,
  size: 44,
  enableResizing: false,
  meta: {
    label: 'Selection',
    card: 'when',
    isControl: true,
    hasControls: true,
    widthClass: styles.column,
  },
  cell: ({ row }) => <SelectRow row={row} isSelected={row.getIsSelected()} />,
});

interface SelectRowProps {
  readonly row: {
    readonly original: Referral;
    getCanSelect(): boolean;
    getToggleSelectedHandler(): (event: unknown) => void;
  };
  readonly isSelected: boolean;
}

function SelectRow({ row, isSelected }: SelectRowProps) {
  const texts = useTexts();
  const { original } = row;
  return (
    <label className={styles.hit}>
      <input
        type="checkbox"
        className={styles.checkbox}
        aria-label={texts(en.selection).select(cardTitle(original, texts), placeText(original))}
        checked={isSelected}
        disabled={!row.getCanSelect()}
        // Unlike the change event, the click event has `shiftKey`.
        onClick={(event: MouseEvent) => row.getToggleSelectedHandler()(event)}
        onChange={() => {}}
      />
    </label>
  );
}

/** The checkbox that selects all rows of the page. */
export function SelectPage({ table }: { readonly table: PageSelection }) {
  const t = useMessages(en.selection);
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <label className={styles.hit}>
      <input
        type="checkbox"
        className={styles.checkbox}
        aria-label={t.selectPage}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = !isAll && table.getIsSomePageRowsSelected();
        }}
        onChange={() => table.toggleAllPageRowsSelected()}
      />
    </label>
  );
}
