import { initialListView, listQueryOf } from '@advantage/referrals';
import { AlertWatcher } from '@advantage/referrals/tools';
import { useNavigate } from '@tanstack/react-router';
import { viewOfSearch } from '../address/listSearch.ts';
import { searchOfState } from '../address/listState.ts';
import { allReferralsRoute } from '../lists/allReferralsRoute.ts';
import { alertDeskOf, shelfOf } from '../lists/personalLists.ts';
import { useConsole } from '../shell/ConsoleContext.ts';

const usualView = initialListView('agent', allReferralsRoute);

/** Tells an agent of new referrals, whichever page shows: the newest of all referrals, or of a saved view of them. */
export function AgentAlerts() {
  const { profile, services } = useConsole();
  const { username } = profile;
  const navigate = useNavigate();
  return (
    <AlertWatcher
      desk={alertDeskOf(username)}
      shelf={shelfOf(username, 'all-referrals')}
      load={(query, call) => services.referrals.list(query, call)}
      queryOf={(state, now) => listQueryOf(viewOfSearch(state, usualView), now, { username })}
      onOpen={(state) => void navigate({ to: '/admin/all-referrals', search: searchOfState({}, state) })}
    />
  );
}
