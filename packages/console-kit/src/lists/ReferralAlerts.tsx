import { ErrorState, lazyComponent, useMessages } from '@advantage/ui';
import { Suspense } from 'react';
import * as en from '../messages/en.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { getAlertStore, getSavedViewStore } from './personalLists.ts';

const AlertsFailed = () => <ErrorState what={useMessages(en.failures).alerts} layout="bar" />;

const AlertsButton = lazyComponent(
  async () => (await import('@advantage/referrals/tools')).AlertsButton,
  AlertsFailed,
);

/** An agent's alerts, for the tools of a list. They cover all referrals, regardless of which list is open. */
export function ReferralAlerts() {
  const { username } = useConsole().profile;
  return (
    <Suspense fallback={null}>
      <AlertsButton alerts={getAlertStore(username)} store={getSavedViewStore(username, 'all-referrals')} />
    </Suspense>
  );
}
