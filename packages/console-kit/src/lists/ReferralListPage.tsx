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
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { getAudience } from './getAudience.ts';
import { ListSelection, ListTools } from './ListTools.tsx';
import { ReferralAlerts } from './ReferralAlerts.tsx';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { useDetails } from './useDetails.tsx';

const screens = { all: AllReferralsScreen, available: AvailableReferralsScreen };
/** The service never returns claimed referrals as available, so that list has no filter for them. */
const filters: Readonly<Record<keyof typeof screens, readonly ReferralFilterName[]>> = {
  all: ['scope', 'claimed', 'date', 'state'],
  available: ['scope', 'date', 'state'],
};
const alsoSortsBy = [limitedTimeColumn];

export interface ReferralListPageProps {
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

function List({ page, list, route }: ReferralListPageProps) {
  const { user, profile, gateways, onServerTime } = useConsole();
  const audience = getAudience(user, gateways.referrals);
  const columns = useMemo(() => [...columnsFor(audience), ...extraColumns()], [audience]);
  const address = useListAddress({ columns, alsoSortsBy, audience, initialState: route });
  const Screen = screens[list];
  return (
    <Screen
      {...address}
      {...useDetails()}
      id={page}
      source={gateways.referrals}
      columns={columns}
      audience={audience}
      username={profile.username}
      filters={filters[list]}
      onServerTime={onServerTime}
      onDataError={reportDataError}
      selectionBar={<ListSelection />}
      mobileHeading={null}
    >
      <ListTools page={page}>{isAgent(user) && <ReferralAlerts />}</ListTools>
    </Screen>
  );
}
