import {
  type AllReferralsScreenProps,
  type ReferralColumn,
  useReferralListParts,
} from '@advantage/referrals';
import { useMemo, useState } from 'react';
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { useRecovery } from '../shell/useRecovery.ts';
import { getSavedViewStore } from './personalLists.ts';

const refreshOnRecovery = <RefreshOnRecovery />;

/** What a console adds to a ready-made list page. The page keeps its URL state, views, alerts and details. */
export interface ListPageProps
  extends Pick<AllReferralsScreenProps, 'toolbar' | 'selectionBar' | 'children'> {
  /**
   * Returns the columns of the list, given the standard ones of the user's role. Called once for them. Default: the
   * standard ones.
   */
  readonly columns?: ((standard: readonly ReferralColumn[]) => readonly ReferralColumn[]) | undefined;
}

/** Returns the columns of a page's list: the standard ones, or what the console makes of them. */
export function useListColumns(
  standard: readonly ReferralColumn[],
  change: ListPageProps['columns'],
): readonly ReferralColumn[] {
  // A function that is new on every render must not make new columns on every render.
  const [first] = useState(() => change);
  return useMemo(() => first?.(standard) ?? standard, [first, standard]);
}

/** Refreshes the list of a page as soon as its service responds again. */
function RefreshOnRecovery() {
  const { connection } = useConsole();
  const { live } = useReferralListParts('RefreshOnRecovery');
  useRecovery(connection, 'referral', () => live.list.refresh());
  return null;
}

/** Returns the props that the lists of all pages share. `page` is the name of the page. */
export function useListPage(page: string, { toolbar, selectionBar, children }: ListPageProps) {
  const { profile, gateways, onServerTime } = useConsole();
  return {
    id: page,
    source: gateways.referrals,
    onServerTime,
    onDataError: reportDataError,
    savedViews: getSavedViewStore(profile.username, page),
    toolbar,
    selectionBar,
    children: (
      <>
        {refreshOnRecovery}
        {children}
      </>
    ),
  };
}
