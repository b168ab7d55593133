import type { LiveScheduler } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { lazyPart } from '@advantage/ui';
import { Suspense } from 'react';
import type { AlertStore } from './AlertStore.ts';
import type { NewReferralWatcherOptions } from './NewReferralWatcher.ts';
import type { SavedViewParams } from './SavedView.ts';
import type { SavedViewStore } from './SavedViewStore.ts';
import { useReloadFromOtherTabs } from './useReloadFromOtherTabs.ts';

// Alerts are off until a reader turns them on.
const ActiveAlerts = lazyPart(async () => (await import('./ActiveAlerts.tsx')).ActiveAlerts);

export interface AlertWatcherProps extends Pick<NewReferralWatcherOptions, 'load'> {
  /** How the reader wants to be told. Keep it the same object. */
  readonly alerts: AlertStore;
  /** The reader's saved views of the list that is watched. Keep it the same object. */
  readonly store: SavedViewStore;
  /** The query of what a saved view shows, `{}` for every new referral. `now` decides the first day of a date filter. */
  readonly queryOf: (state: SavedViewParams, now: number) => NewReferralWatcherOptions['query'];
  /** Shows what was watched, after a press on the notification. */
  readonly onOpen: (state: SavedViewParams) => void;
  /** For tests. Default: the browser page. Read once. */
  readonly scheduler?: LiveScheduler;
}

/**
 * Alerts a reader to new referrals while it is mounted and alerts are on; it draws nothing. Use one for the whole page. Of
 * several tabs only one looks, and nothing rings while the reader looks at any of them.
 */
export function AlertWatcher(props: AlertWatcherProps) {
  const { isOn } = useStore(props.alerts.settings);
  useReloadFromOtherTabs(props.alerts);
  useReloadFromOtherTabs(props.store);
  if (!isOn) return null;
  return (
    <Suspense>
      <ActiveAlerts {...props} />
    </Suspense>
  );
}
