import { type ReactNode, useMemo } from 'react';
import { ReferralDetails } from '../details/ReferralDetails.tsx';
import { ReferralListEmpty } from '../list/ReferralListEmpty.tsx';
import { ReferralListProvider } from '../list/ReferralListProvider.tsx';
import { ReferralTable } from '../list/ReferralTable.tsx';
import type { ReferralList } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import { ReferralListFooter } from '../tools/ReferralListFooter.tsx';
import { ReferralListToolbar, type ReferralListToolbarProps } from '../tools/ReferralListToolbar.tsx';
import { ReferralListLayout } from './ReferralListLayout.tsx';
import type { ScreenActions, ScreenDetails, ScreenOptions } from './screenOptions.ts';

interface ListScreenOptions<Row extends Referral>
  extends Omit<ReferralListToolbarProps, 'hasDetails' | 'selectsCards' | 'children'>,
    Pick<ScreenOptions, 'toolbar' | 'selectionBar' | 'children'> {
  /** Return value of `useReferralList`. */
  readonly list: ReferralList<Row>;
  /** Source of the details. Only needed with `details`. Default none. */
  readonly source?: unknown;
  /** Accessible name of the list. */
  readonly label: string;
  /** Heading shown below 768 px. Default none. */
  readonly mobileHeading?: string | null | undefined;
  /** Empty-state title of a list without filters. Default 'No referrals yet'. */
  readonly emptyTitle?: string | undefined;
  /** Empty-state text of a list without filters: says what will appear there. Default: a text about new referrals. */
  readonly emptyText?: string | undefined;
  /** Divides new rows from earlier ones while the newest come first. Default false. */
  readonly dividesNew?: boolean | undefined;
  /** Totals shown above the table. Default none. */
  readonly summary?: ReactNode;
  /** Puts a row with count and sum above the purchases of each day, while they are sorted by time. Default false. */
  readonly hasDays?: boolean | undefined;
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
 * The standard layout of a list: a header row of filters, live status and tools, table or cards, paging, and the details
 * of the open referral. For a custom layout, compose the parts inside `ReferralListProvider`.
 */
export function ReferralListScreen<Row extends Referral>(props: ReferralListScreenProps<Row>) {
  const { list, label, filters, emptyTitle, emptyText, details } = props;
  const empty = useMemo(
    () => <ReferralListEmpty filters={filters} title={emptyTitle} text={emptyText} />,
    [filters, emptyTitle, emptyText],
  );
  return (
    <ReferralListProvider list={list}>
      <ReferralListLayout mobileHeading={props.mobileHeading}>
        <ReferralListToolbar
          filters={filters}
          name={props.name}
          about={props.about}
          hasDetails={details !== undefined}
          isLive={props.isLive}
          savedViews={props.savedViews}
          alerts={props.alerts}
          alertViews={props.alertViews}
          tools={props.tools}
          selectsCards={props.selectionBar !== undefined}
        >
          {props.toolbar}
        </ReferralListToolbar>
        {props.summary}
        <ReferralTable
          label={label}
          rowAction={details ? 'select' : props.rowAction}
          dividesNew={props.dividesNew}
          hasDays={props.hasDays}
          empty={empty}
        />
        <ReferralListFooter hasPages={props.hasPages} selectionBar={props.selectionBar} />
        {props.children}
        {details && <ReferralDetails {...details} isOwn={props.isOwn} source={props.source} />}
      </ReferralListLayout>
    </ReferralListProvider>
  );
}
