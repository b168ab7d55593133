import type { HoldHandlers } from '@advantage/live-list/react';
import { useMemo } from 'react';
import type { Sort } from '../list/sortCycle.ts';
import type { ReferralActions, ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import { type ColumnName, defaultColumns } from '../referral/columns.ts';
import { referralColumns } from '../referral/referralColumns.tsx';
import { useCellContext } from '../referral/useCellContext.ts';
import type { ListDensity } from './ListTable.tsx';
import { ReferralCardList } from './ReferralCardList.tsx';
import { type ListContent, type ListPaging, ReferralList } from './ReferralList.tsx';

export interface ReferralTableProps extends ListContent {
  /** What the list shows, for screen readers. Default 'Referrals'. */
  readonly label?: string;
  /** Who reads it: decides columns, names of partners, and buttons or badges (ROL-7, TBL-37, TBL-59). */
  readonly audience: ReferralAudience;
  /** What pressing a status does (STS-16, STS-17). Default `none`: no status is a button. */
  readonly actions?: ReferralActions;
  /** Called with the referral whose status or talk button was pressed. */
  readonly onAction?: (referral: Referral) => void;
  /** Whether prices may show (STS-15). Default true. */
  readonly showPrices?: boolean;
  /** Which columns show, in order (TBL-1). Default: those of the audience. */
  readonly columns?: readonly ColumnName[] | undefined;
  /** The sort in force; null is none (TBL-13). */
  readonly sort: Sort;
  /** Called with the field of a pressed header. Default: no header sorts. */
  readonly onSort?: (field: string) => void;
  /** Which page of how many rows; null for a list without pages. */
  readonly paging: ListPaging;
  /** The selected row. Default none. */
  readonly selectedId?: string | null;
  /** Called with the referral of a pressed row (TBL-57). Default: rows cannot be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
  /** `fill` scrolls in its own region under a fixed head, `page` grows with the page. Default `fill`. */
  readonly layout?: 'fill' | 'page';
  /** Height of a row: what the brand decides, 36 px, or 44 px. Default `brand`. */
  readonly density?: ListDensity | undefined;
  /** Keeps rows in their places while in use (LIV-9): `useHoldHandlers`. Default none. */
  readonly holdHandlers?: HoldHandlers;
}

/**
 * A list of referrals: a table, and cards under 768 px. It shows what it is given and fetches nothing: give it the rows
 * of `useLiveList`, or use `ReferralsScreen` or `ReferralFeed`, which do that.
 */
export function ReferralTable(props: ReferralTableProps) {
  const {
    label = 'Referrals',
    audience,
    actions,
    onAction,
    showPrices,
    columns: names,
    onSelect,
    ...list
  } = props;
  const columnNames = names ?? defaultColumns(audience);
  const columns = useMemo(() => referralColumns(columnNames), [columnNames]);
  const context = useCellContext({ audience, actions, onAction, showPrices });
  const cards = columnNames.includes('isMobileView') && (
    <ReferralCardList
      label={label}
      rows={props.rows}
      rowNotes={props.rowNotes}
      columns={columnNames}
      context={context}
      selectedId={props.selectedId}
      onSelect={onSelect}
    />
  );
  return (
    <ReferralList
      {...list}
      label={label}
      columns={columns}
      context={context}
      onSelect={onSelect}
      cards={cards}
    />
  );
}
