import { type ReactNode, useMemo } from 'react';
import { ReferralDetails, type ReferralDetailsProps } from '../details/ReferralDetails.tsx';
import { ReferralListEmpty } from '../list/ListEmpty.tsx';
import { ReferralListProvider } from '../list/ReferralListProvider.tsx';
import { ReferralTable, type ReferralTableProps } from '../list/ReferralTable.tsx';
import type { ReferralList } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import { ReferralListFooter, type ReferralListFooterProps } from '../tools/ReferralListFooter.tsx';
import { ReferralListToolbar, type ReferralListToolbarProps } from '../tools/ReferralListToolbar.tsx';
import * as styles from './screen.css.ts';
import type { ScreenActions, ScreenDetails, ScreenOptions } from './screenOptions.ts';

export interface ReferralListLayoutProps {
  /** Heading shown below 768 px. Default none. */
  readonly mobileHeading?: string | null | undefined;
  /** The parts of the list from top to bottom, e.g. `ReferralListToolbar`, `ReferralTable`. */
  readonly children: ReactNode;
}

/** Stacks the parts of a list and gives the table the remaining height, so rows scroll under a fixed header. */
export const ReferralListLayout = ({ mobileHeading = null, children }: ReferralListLayoutProps) => (
  <div className={styles.screen}>
    {mobileHeading !== null && <h2 className={styles.mobileHeading}>{mobileHeading}</h2>}
    {children}
  </div>
);

interface ListScreenOptions<Row extends Referral>
  extends Omit<ReferralListToolbarProps, 'hasDetails' | 'selectsCards' | 'children'>,
    Pick<ReferralTableProps, 'label' | 'dividesNew' | 'hasDays'>,
    Pick<ReferralListFooterProps, 'hasPages'>,
    Pick<ReferralListLayoutProps, 'mobileHeading'>,
    Pick<ReferralDetailsProps, 'isOwn'>,
    Pick<ScreenOptions, 'toolbar' | 'selectionBar' | 'children'> {
  /** Return value of `useReferralList`. */
  readonly list: ReferralList<Row>;
  /** Source of the details. Only needed with `details`. Default none. */
  readonly source?: unknown;
  /** Empty-state title of a list without filters. Default 'No referrals yet'. */
  readonly emptyTitle?: string | undefined;
  /** Empty-state text of a list without filters: says what will appear there. Default: a text about new referrals. */
  readonly emptyText?: string | undefined;
  /** Totals shown above the table. Default none. */
  readonly summary?: ReactNode;
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
