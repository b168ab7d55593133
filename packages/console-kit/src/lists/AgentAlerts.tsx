import {
  agentColumns,
  columnInfo,
  extraColumns,
  initialListState,
  limitedTimeColumn,
  listQuery,
  parseListState,
} from '@advantage/referrals';
import { AlertWatcher } from '@advantage/referrals/tools';
import { useNavigate } from '@tanstack/react-router';
import { applyViewParams } from '../address/listState.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { allReferralsRoute } from './allReferralsRoute.ts';
import { getAlertStore, getSavedViewStore } from './personalLists.ts';

const columns = [...agentColumns(), ...extraColumns()];
const alsoSortsBy = [limitedTimeColumn];
const address = { columns, alsoSortsBy, defaults: initialListState(columns, 'agent', allReferralsRoute) };
const sortColumns = [...columns, ...alsoSortsBy].map(columnInfo);

/** Alerts an agent to new referrals, whichever page is open: to all new referrals, or to those in a saved view. */
export function AgentAlerts() {
  const { profile, gateways } = useConsole();
  const { username } = profile;
  const navigate = useNavigate();
  return (
    <AlertWatcher
      alerts={getAlertStore(username)}
      store={getSavedViewStore(username, 'all-referrals')}
      load={(query, call) => gateways.referrals.list(query, call)}
      getQuery={(state, now) => listQuery(parseListState(state, address), sortColumns, now, username)}
      onOpen={(state) => void navigate({ to: '/admin/all-referrals', search: applyViewParams({}, state) })}
    />
  );
}
