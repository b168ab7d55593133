import { lazy, Suspense } from 'react';
import { useConsole } from '../shell/ConsoleContext.ts';
import { alertStoreOf, savedViewsOf } from './personalLists.ts';

const AlertsButton = lazy(async () => ({
  default: (await import('@advantage/referrals/tools')).AlertsButton,
}));

/** The alerts of an agent, for the tools of a list. What is watched are all referrals, whichever list shows. */
export function ReferralAlerts() {
  const { username } = useConsole().profile;
  return (
    <Suspense fallback={null}>
      <AlertsButton alerts={alertStoreOf(username)} store={savedViewsOf(username, 'all-referrals')} />
    </Suspense>
  );
}
