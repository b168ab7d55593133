import { useReferralListParts } from '@advantage/referrals';
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { useRecovery } from '../shell/useRecovery.ts';
import { getSavedViewStore } from './personalLists.ts';

const refreshOnRecovery = <RefreshOnRecovery />;

/** Refreshes the list of a page as soon as its service responds again. */
function RefreshOnRecovery() {
  const { connection } = useConsole();
  const { live } = useReferralListParts('RefreshOnRecovery');
  useRecovery(connection, 'referral', () => live.list.refresh());
  return null;
}

/** Returns the props that the lists of all pages share. `page` is the name of the page. */
export function useListPage(page: string) {
  const { profile, gateways, onServerTime } = useConsole();
  return {
    id: page,
    source: gateways.referrals,
    onServerTime,
    onDataError: reportDataError,
    savedViews: getSavedViewStore(profile.username, page),
    children: refreshOnRecovery,
  };
}
