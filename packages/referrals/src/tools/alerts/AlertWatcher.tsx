import type { LiveScheduler } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { lazyComponent } from '@advantage/ui';
import { useReloadFromOtherTabs } from '../deviceStorage.ts';
import type { SavedViewParams, SavedViewStore } from '../views/SavedViewStore.ts';
import type { AlertStore } from './AlertStore.ts';
import type { NewReferralWatcherOptions } from './NewReferralWatcher.ts';

// Loaded on demand, because alerts are off by default.
const ActiveAlerts = lazyComponent(async () => (await import('./ActiveAlerts.tsx')).ActiveAlerts, {
  pending: null,
});

export interface AlertWatcherProps extends Pick<NewReferralWatcherOptions, 'load'> {
  /** The user's alert settings. Pass the same object on every render. */
  readonly alerts: AlertStore;
  /** The user's saved views of the watched list. Pass the same object on every render. */
  readonly store: SavedViewStore;
  /**
   * Returns the query for the state of a saved view, or for `{}`: every new referral. `now` determines the first day of
   * a date filter.
   */
  readonly getQuery: (state: SavedViewParams, now: number) => NewReferralWatcherOptions['query'];
  /** Called with the watched state when the user presses a notification. */
  readonly onOpen: (state: SavedViewParams) => void;
  /** Scheduler for tests, read once. Default: the browser page. */
  readonly scheduler?: LiveScheduler;
}

/**
 * Alerts the user to new referrals while it's mounted and alerts are on. Renders nothing; use one per page. Only one of
 * several tabs polls, and there are no alerts while any of them has focus.
 */
export function AlertWatcher(props: AlertWatcherProps) {
  const { isOn } = useStore(props.alerts.settings);
  useReloadFromOtherTabs(props.alerts);
  useReloadFromOtherTabs(props.store);
  return isOn ? <ActiveAlerts {...props} /> : null;
}
