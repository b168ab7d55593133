import { stateOfQuery, withState } from '@advantage/referrals';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
};

const query = () => new URLSearchParams(window.location.search);

function choose(state: string | null): void {
  const next = withState(query(), state).toString();
  window.history.pushState(null, '', next ? `?${next}` : window.location.pathname);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** The state filter in the address (TBL-4 to TBL-8), for the page that has no router. */
export const useStateParameter = () =>
  [useSyncExternalStore(subscribe, () => stateOfQuery(query())), choose] as const;
