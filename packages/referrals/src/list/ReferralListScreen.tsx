import { type ReactNode, useMemo } from 'react';
import type { Referral } from '../model/referral.ts';
import { ReferralDetails } from './ReferralDetails.tsx';
import { ReferralFilterBar, type ReferralFilterName } from './ReferralFilterBar.tsx';
import { ReferralListEmpty } from './ReferralListEmpty.tsx';
import { ReferralListFooter } from './ReferralListFooter.tsx';
import { ReferralListKeys } from './ReferralListKeys.tsx';
import { ReferralListLayout } from './ReferralListLayout.tsx';
import { ReferralListProvider } from './ReferralListProvider.tsx';
import { ReferralLiveStatus } from './ReferralLiveStatus.tsx';
import { ReferralTable } from './ReferralTable.tsx';
import type { ScreenActions, ScreenDetails } from './screenOptions.ts';
import type { ReferralList } from './useReferralList.ts';

interface ListScreenOptions<Row extends Referral> {
  /** Return value of `useReferralList`. */
  readonly list: ReferralList<Row>;
  /** Source of the details. Only needed with `details`. Default none. */
  readonly source?: unknown;
  /** Accessible name of the list. */
  readonly label: string;
  /**
   * Filters to show, in a bar with the tools. Pass the same array on every render. Default: dates and state, where the
   * list has filters.
   */
  readonly filters?: readonly ReferralFilterName[] | undefined;
  /** Heading shown below 768 px. Default none. */
  readonly mobileHeading?: string | null | undefined;
  /** Empty-state title of a list without filters. Default 'No referrals yet'. */
  readonly emptyTitle?: string | undefined;
  /** Empty-state text of a list without filters: says what will appear there. Default: a text about new referrals. */
  readonly emptyText?: string | undefined;
  /** Tools of the list, e.g. `ColumnPicker`. Default none. */
  readonly children?: ReactNode;
  /** Totals shown above the table. Default none. */
  readonly summary?: ReactNode;
  /** Actions for selected rows, below the table: `SelectionBar`. Default none. */
  readonly selectionBar?: ReactNode;
  /** Whether the list has pages. Default true. */
  readonly hasPages?: boolean | undefined;
  /** Whether every referral in the list belongs to the user; the details then say so. Default false. */
  readonly isOwn?: boolean | undefined;
}

type WithDetails = Extract<ScreenActions<unknown>, { readonly details: ScreenDetails }>;
type WithoutDetails = Exclude<ScreenActions<unknown>, WithDetails>;

export type ReferralListScreenProps<Row extends Referral = Referral> = ListScreenOptions<Row> &
  (WithDetails | Omit<WithoutDetails, 'source'>);

/**
 * The standard layout of a list: filters and tools, live status, table or cards, paging, and the details of the open
 * referral. For a custom layout, compose the parts inside `ReferralListProvider`.
 */
export function ReferralListScreen<Row extends Referral>(props: ReferralListScreenProps<Row>) {
  const { list, label, filters, emptyTitle, emptyText, children, details, hasPages = true } = props;
  const empty = useMemo(
    () => <ReferralListEmpty filters={filters} title={emptyTitle} text={emptyText} />,
    [filters, emptyTitle, emptyText],
  );
  const rowAction = details
    ? ({ rowAction: 'select', hasDetails: true } as const)
    : { rowAction: props.rowAction };
  return (
    <ReferralListProvider list={list}>
      <ReferralListLayout mobileHeading={props.mobileHeading}>
        {list.hasFilters && <ReferralFilterBar filters={filters}>{children}</ReferralFilterBar>}
        <ReferralLiveStatus keys={<ReferralListKeys hasDetails={details !== undefined} />}>
          {!list.hasFilters && children}
        </ReferralLiveStatus>
        {props.summary}
        <ReferralTable label={label} {...rowAction} empty={empty} />
        {props.selectionBar}
        {hasPages && <ReferralListFooter />}
        {details && <ReferralDetails {...details} isOwn={props.isOwn} source={props.source} />}
      </ReferralListLayout>
    </ReferralListProvider>
  );
}
