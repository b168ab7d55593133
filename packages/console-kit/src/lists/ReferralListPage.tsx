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
import { audienceOf } from './audience.ts';
import { ListSelection, ListTools } from './ListTools.tsx';
import { ReferralAlerts } from './ReferralAlerts.tsx';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { useDetails } from './useDetails.tsx';

const screens = { all: AllReferralsScreen, available: AvailableReferralsScreen };
/** The service of available referrals gives no claimed ones, whatever is asked. */
const filters: Readonly<Record<keyof typeof screens, readonly ReferralFilterName[]>> = {
  all: ['scope', 'claimed', 'date', 'state'],
  available: ['scope', 'date', 'state'],
};
const alsoSortsBy = [limitedTimeColumn];

export interface ReferralListPageProps {
  /** Which page it is. */
  readonly page: string;
  /** `all`: all opportunities; `available`: those that can be claimed. */
  readonly list: keyof typeof screens;
  /** What the route sets. Keep it the same object. */
  readonly route: InitialListState;
}

/** A list of referrals as the user's role sees it, its state in the address. */
export const ReferralListPage = (props: ReferralListPageProps) => (
  <RestoreDefaultView page={props.page}>
    <List {...props} />
  </RestoreDefaultView>
);

function List({ page, list, route }: ReferralListPageProps) {
  const { user, profile, gateways, onServerTime } = useConsole();
  const audience = audienceOf(user, gateways.referrals);
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
