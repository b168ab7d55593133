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
  /** What `useReferralList` gives. */
  readonly list: ReferralList<Row>;
  /** Where details are loaded from: only they need it. Default none. */
  readonly source?: unknown;
  /** What the list shows, for screen readers. */
  readonly label: string;
  /** The filters that show, in a bar with the tools. Keep it the same list. Default: dates and state, where the list has filters. */
  readonly filters?: readonly ReferralFilterName[] | undefined;
  /** A heading under 768 px. Default none. */
  readonly mobileHeading?: string | null | undefined;
  /** What is said where a list without filters has no rows. Default 'No referrals yet'. */
  readonly emptyTitle?: string | undefined;
  /** What shows there once there are rows. Default: that referrals do. */
  readonly emptyText?: string | undefined;
  /** Tools of the list, e.g. `ColumnPicker`. Default none. */
  readonly children?: ReactNode;
  /** What the rows add up to, above the table. Default none. */
  readonly summary?: ReactNode;
  /** What can be done with selected rows, under the table: `SelectionBar`. Default none. */
  readonly selectionBar?: ReactNode;
  /** Whether the list has pages. Default true. */
  readonly hasPages?: boolean | undefined;
  /** Whether all referrals of the list are the reader's own; the details say so. Default false. */
  readonly isOwn?: boolean | undefined;
}

type WithDetails = Extract<ScreenActions<unknown>, { readonly details: ScreenDetails }>;
type WithoutDetails = Exclude<ScreenActions<unknown>, WithDetails>;

export type ReferralListScreenProps<Row extends Referral = Referral> = ListScreenOptions<Row> &
  (WithDetails | Omit<WithoutDetails, 'source'>);

/**
 * The parts of a list in their usual arrangement: filters and tools, live status, table or cards, pages, and the details of
 * the open referral. For another arrangement put the parts into `ReferralListProvider`.
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
