import {
  initialListView,
  type ListView,
  ReferralsScreen,
  type ReferralsScreenProps,
} from '@advantage/referrals';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { useListSearch } from '../../routes/useListSearch.ts';
import { reportDataError } from '../../services/reportDataError.ts';
import { audienceOf } from './audience.ts';
import { useDetails } from './useDetails.tsx';

export interface ReferralListPageProps extends Pick<ReferralsScreenProps, 'list'> {
  /** What the route sets (TBL-1). */
  readonly route: Partial<ListView>;
}

/** A list of referrals as the user's role sees it (ROL-7), its view in the address. */
export function ReferralListPage({ list, route }: ReferralListPageProps) {
  const { user, profile, services, onServerTime } = useConsole();
  const audience = audienceOf(user);
  const [view, setView] = useListSearch(initialListView(audience, route));
  return (
    <ReferralsScreen
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
