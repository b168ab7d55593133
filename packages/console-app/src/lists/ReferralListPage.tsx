import {
  initialListView,
  type ListView,
  ReferralsScreen,
  type ReferralsScreenProps,
} from '@advantage/referrals';
import { referralColumnOptions, usualReferralColumns } from '@advantage/referrals/tools';
import { useMemo } from 'react';
import type { PageName } from '../access/access.ts';
import { isAgent } from '../access/consoleUser.ts';
import { useListSearch } from '../address/useListSearch.ts';
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { audienceOf } from './audience.ts';
import { OpensAsLiked } from './OpensAsLiked.tsx';
import { ReferralAlerts } from './ReferralAlerts.tsx';
import { useDetails } from './useDetails.tsx';
import { useListTools } from './useListTools.tsx';

const alerts = <ReferralAlerts />;

export interface ReferralListPageProps extends Pick<ReferralsScreenProps, 'list'> {
  /** Which page it is. */
  readonly page: PageName;
  /** What the route sets (TBL-1). */
  readonly route: Partial<ListView>;
}

/** A list of referrals as the user's role sees it (ROL-7), its view in the address. */
export const ReferralListPage = (props: ReferralListPageProps) => (
  <OpensAsLiked page={props.page}>
    <ReferralList {...props} />
  </OpensAsLiked>
);

function ReferralList({ page, list, route }: ReferralListPageProps) {
  const { user, profile, services, onServerTime } = useConsole();
  const audience = audienceOf(user);
  const { initialView, ...options } = useMemo(
    () => ({
      initialView: initialListView(audience, route),
      columns: referralColumnOptions(audience),
      usualColumns: usualReferralColumns(audience),
    }),
    [audience, route],
  );
  const [view, setView] = useListSearch(initialView);
  const { columns, density, tools } = useListTools({
    page,
    ...options,
    children: isAgent(user) && alerts,
  });
  return (
    <ReferralsScreen
      columns={columns}
      density={density}
      tools={tools}
      source={services.referrals}
      list={list}
      audience={audience}
      username={profile.username}
      view={view}
      onViewChange={setView}
      onServerTime={onServerTime}
      onDataError={reportDataError}
      showStateFilter
      mobileHeading={null}
      actions="panel"
      {...useDetails()}
    />
  );
}
