import { useClock } from '@advantage/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createBrowserScheduler, type LiveScheduler } from '../live/scheduler.ts';
import type { Referral } from '../model/referral.ts';
import type { AlertDesk } from './AlertDesk.ts';
import { isQuiet } from './alertSettings.ts';
import { alertText } from './alertText.ts';
import { chime } from './chime.ts';
import { notify } from './notifications.ts';
import { ReferralWatch, type ReferralWatchOptions } from './ReferralWatch.ts';
import { inSoleTab } from './soleTab.ts';
import { isLookedAt, useTitleBadge } from './useTitleBadge.ts';

export interface AlertWatcherProps extends Pick<ReferralWatchOptions, 'load'> {
  /** How the reader wants to be told. Keep it the same object. */
  readonly desk: AlertDesk;
  /** The query of a saved view, or of every new referral for null. `now` decides the first day of a date filter. */
  readonly queryOf: (viewId: string | null, now: number) => ReferralWatchOptions['query'];
  /** Shows the new referrals, after a press on the notification. */
  readonly onOpen: () => void;
  /** For tests. Default: the browser page. Read once. */
  readonly scheduler?: LiveScheduler;
}

/**
 * Tells a reader of new referrals while it is mounted and alerts are on; it draws nothing. Use one for the whole page: of
 * several tabs only one looks and tells.
 */
export function AlertWatcher(props: AlertWatcherProps) {
  const { desk } = props;
  const clock = useClock();
  const settings = useSyncExternalStore(desk.settings.subscribe, desk.settings.get, desk.settings.get);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const badge = useTitleBadge();
  const tell = useRef((_referrals: readonly Referral[]) => {});
  useEffect(() => {
    tell.current = (referrals) => {
      if (settings.hasTitle) badge(referrals.length);
      if (isQuiet(settings.quiet, clock.now())) return;
      if (settings.hasSound) chime();
      if (settings.hasNotification && !isLookedAt())
        notify(alertText(referrals), () => latest.current.onOpen());
    };
  });
  const { isOn, viewId } = settings;
  useEffect(() => {
    if (!isOn) return;
    const { scheduler = createBrowserScheduler(() => clock.now()) } = latest.current;
    return inSoleTab('referral-alerts', () =>
      new ReferralWatch({
        query: latest.current.queryOf(viewId, clock.now()),
        scheduler,
        load: (...call) => latest.current.load(...call),
        onArrivals: (referrals) => tell.current(referrals),
      }).start(),
    );
  }, [isOn, viewId, clock]);
  useReloadFromOtherTabs(desk);
  return null;
}

function useReloadFromOtherTabs(desk: AlertDesk) {
  useEffect(() => {
    const reload = () => desk.reload();
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [desk]);
}
