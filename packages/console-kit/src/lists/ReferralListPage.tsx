import {
  AllReferralsScreen,
  AvailableReferralsScreen,
  columnsFor,
  extraColumns,
  type InitialListState,
  limitedTimeColumn,
  type ReferralFilterName,
} from '@advantage/referrals';
import { useMemo } from 'react';
import { isAgent } from '../access/consoleUser.ts';
import { useListAddress } from '../address/useListAddress.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { fullName } from '../shell/profileCard.ts';
import { getAudience } from './getAudience.ts';
import { getAlertStore, getSavedViewStore } from './personalLists.ts';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { useDetails } from './useDetails.tsx';
import { type ListPageProps, useListColumns, useListPage } from './useListPage.tsx';

const screens = { all: AllReferralsScreen, available: AvailableReferralsScreen };
/** The service never returns claimed referrals as available, so that list has no filter for them. */
const filters: Readonly<Record<keyof typeof screens, readonly ReferralFilterName[]>> = {
  all: ['scope', 'claimed', 'date', 'state'],
  available: ['scope', 'date', 'state'],
};
const alsoSortsBy = [limitedTimeColumn];

export interface ReferralListPageProps extends ListPageProps {
  /** Name of the page. */
  readonly page: string;
  /** `all` lists all referrals, `available` those that can be claimed. */
  readonly list: keyof typeof screens;
  /** Initial state set by the route. Keep it the same object. */
  readonly route: InitialListState;
}

/** A list of referrals for the user's role, with its state in the URL. */
export const ReferralListPage = (props: ReferralListPageProps) => (
  <RestoreDefaultView page={props.page}>
    <List {...props} />
  </RestoreDefaultView>
);

function List({ page, list, route, ...props }: ReferralListPageProps) {
  const { user, profile, gateways } = useConsole();
  const { username } = profile;
  const audience = getAudience(user, gateways.referrals);
  const standard = useMemo(() => [...columnsFor(audience), ...extraColumns()], [audience]);
  const columns = useListColumns(standard, props.columns);
  const address = useListAddress({ columns, alsoSortsBy, audience, initialState: route });
  const Screen = screens[list];
  return (
    <Screen
      {...address}
      {...useListPage(page, props)}
      {...useDetails()}
      // They cover all referrals, whichever list is open.
      alerts={isAgent(user) ? getAlertStore(username) : undefined}
      alertViews={getSavedViewStore(username, 'all-referrals')}
      columns={columns}
      audience={audience}
      username={username}
      agentName={fullName(profile) || null}
      filters={filters[list]}
      mobileHeading={null}
    />
  );
}
