import { createBrowserScheduler, type LiveScheduler } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { useClock } from '@advantage/ui';
import { useEffect, useRef, useState } from 'react';
import type { Referral } from '../model/referral.ts';
import type { AlertDesk } from './AlertDesk.ts';
import { isQuiet } from './alertSettings.ts';
import { alertText } from './alertText.ts';
import { chime } from './chime.ts';
import { notify } from './notifications.ts';
import { ReferralWatch, type ReferralWatchOptions } from './ReferralWatch.ts';
import { isSameState, type SavedViewParams } from './SavedView.ts';
import type { SavedViewStore } from './SavedViewStore.ts';
import { inSoleTab } from './soleTab.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import { isLookedAt, useTitleBadge } from './useTitleBadge.ts';

export interface AlertWatcherProps extends Pick<ReferralWatchOptions, 'load'> {
  /** How the reader wants to be told. Keep it the same object. */
  readonly desk: AlertDesk;
  /** The reader's saved views of the list that is watched. Keep it the same object. */
  readonly store: SavedViewStore;
  /** The query of what a saved view shows, `{}` for every new referral. `now` decides the first day of a date filter. */
  readonly queryOf: (state: SavedViewParams, now: number) => ReferralWatchOptions['query'];
  /** Shows what was watched, after a press on the notification. */
  readonly onOpen: (state: SavedViewParams) => void;
  /** For tests. Default: the browser page. Read once. */
  readonly scheduler?: LiveScheduler;
}

/**
 * Tells a reader of new referrals while it is mounted and alerts are on; it draws nothing. Use one for the whole page: of
 * several tabs only one looks and tells.
 */
export function AlertWatcher(props: AlertWatcherProps) {
  const { desk, store } = props;
  const clock = useClock();
  const settings = useStore(desk.settings);
  const state = useWatchedState(store, settings.viewId);
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
        notify(alertText(referrals), () => latest.current.onOpen(state));
    };
  });
  const { isOn } = settings;
  useEffect(() => {
    if (!isOn) return;
    const { scheduler = createBrowserScheduler(() => clock.now()) } = latest.current;
    return inSoleTab('referral-alerts', () =>
      new ReferralWatch({
        query: latest.current.queryOf(state, clock.now()),
        scheduler,
        load: (...call) => latest.current.load(...call),
        onArrivals: (referrals) => tell.current(referrals),
      }).start(),
    );
  }, [isOn, state, clock]);
  useOtherTabs(desk);
  useOtherTabs(store);
  return null;
}

const everything: SavedViewParams = {};

/** What a saved view shows, the same object for as long as that stays; everything when the view was not found. */
function useWatchedState(store: SavedViewStore, viewId: string | null): SavedViewParams {
  const { views } = useStore(store.content);
  const state = views.find(({ id }) => id === viewId)?.state ?? everything;
  const [known, setKnown] = useState(state);
  if (isSameState(known, state)) return known;
  setKnown(state);
  return state;
}
