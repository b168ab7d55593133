import { initialListView, listQueryOf } from '@advantage/referrals';
import { AlertWatcher } from '@advantage/referrals/tools';
import { useNavigate } from '@tanstack/react-router';
import { allReferralsRoute } from '../../pages/ReferralListPage/allReferralsRoute.ts';
import { alertDeskOf, shelfOf } from '../../pages/ReferralListPage/personalLists.ts';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { viewOfSearch } from '../../routes/listSearch.ts';
import { searchOfState } from '../../routes/listState.ts';

const usualView = initialListView('agent', allReferralsRoute);

/** Tells an agent of new referrals, whichever page shows: the newest of all referrals, or of a saved view of them. */
export function AgentAlerts() {
  const { profile, services } = useConsole();
  const { username } = profile;
  const navigate = useNavigate();
  const desk = alertDeskOf(username);
  const stateOf = (viewId: string | null) =>
    shelfOf(username, 'all-referrals')
      .content.get()
      .views.find(({ id }) => id === viewId)?.state ?? {};
  return (
    <AlertWatcher
      desk={desk}
      load={(query, call) => services.referrals.list(query, call)}
      queryOf={(viewId, now) => listQueryOf(viewOfSearch(stateOf(viewId), usualView), now, { username })}
      onOpen={() =>
        void navigate({
          to: '/admin/all-referrals',
          search: searchOfState({}, stateOf(desk.settings.get().viewId)),
        })
      }
    />
  );
}
