import { createBrowserScheduler, isEqualRow } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { useClock, useTexts } from '@advantage/ui';
import { useEvent, useLatest } from '@advantage/ui/internal';
import { useEffect, useRef, useState } from 'react';
import type { Referral } from '../../model/referral.ts';
import type { SavedViewParams, SavedViewStore } from '../views/SavedViewStore.ts';
import { focusKey, isQuiet } from './AlertStore.ts';
import type { AlertWatcherProps } from './AlertWatcher.tsx';
import { NewReferralWatcher } from './NewReferralWatcher.ts';
import { alertText, badgedTitle, chime, notify } from './notifications.ts';
import { announcePresence, isAnyPageFocused, isPageFocused, runInLeaderTab } from './presence.ts';

/** Watches for new referrals and alerts the user. The part of `AlertWatcher` that is loaded once alerts are on. */
export function ActiveAlerts(props: AlertWatcherProps) {
  const { alerts, store } = props;
  const clock = useClock();
  const texts = useTexts();
  const settings = useStore(alerts.settings);
  const state = useWatchedState(store, settings.viewId);
  const latest = useLatest(props);
  const badge = useTitleBadge(() => alerts.reportFocus(clock.now()));
  const alertUser = useEvent(async (referrals: readonly Referral[]) => {
    if (await isAnyPageFocused()) return;
    if (settings.hasTitle) badge(referrals.length);
    if (isQuiet(settings.quiet, clock.now())) return;
    if (settings.hasSound) chime();
    if (settings.hasNotification)
      notify(alertText(referrals, texts), () => latest.current.onOpen(state ?? everything));
  });
  useEffect(() => {
    if (state === null) return;
    const watched = JSON.stringify(state);
    const { scheduler = createBrowserScheduler(() => clock.now()) } = latest.current;
    return runInLeaderTab('referral-alerts', () =>
      new NewReferralWatcher({
        query: latest.current.getQuery(state, clock.now()),
        scheduler,
        load: (...call) => latest.current.load(...call),
        seen: alerts.seen(watched, clock.now()),
        onSeen: (seen) => alerts.saveSeen({ ...seen, watched, at: clock.now() }),
        onArrivals: alertUser,
      }).start(),
    );
  }, [state, clock, alerts, alertUser, latest]);
  return null;
}

const everything: SavedViewParams = {};

/** Returns the state of a saved view; null if the view no longer exists. The object is stable while its content is. */
function useWatchedState(store: SavedViewStore, viewId: string | null): SavedViewParams | null {
  const { views } = useStore(store.content);
  const state = viewId === null ? everything : (views.find(({ id }) => id === viewId)?.state ?? null);
  const [stableState, setStableState] = useState(state);
  if (stableState === state || (stableState && state && isEqualRow(stableState, state))) return stableState;
  setStableState(state);
  return state;
}

/** Returns a function that adds to the number in the tab title, which goes when any tab of the product has focus. */
function useTitleBadge(onActive: () => void): (count: number) => void {
  const unseen = useRef(0);
  const reportActive = useEvent(onActive);
  useEffect(() => {
    const clear = () => {
      unseen.current = 0;
      document.title = badgedTitle(document.title, 0);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.endsWith(focusKey)) clear();
    };
    const end = announcePresence(() => {
      clear();
      reportActive();
    });
    window.addEventListener('storage', onStorage);
    return () => {
      end();
      window.removeEventListener('storage', onStorage);
      clear();
    };
  }, [reportActive]);
  return (count) => {
    if (isPageFocused()) return;
    unseen.current += count;
    document.title = badgedTitle(document.title, unseen.current);
  };
}
