import type { LiveStatus } from '@advantage/live-list';
import { useSyncExternalStore } from 'react';
import type { LiveReferrals } from '../live/referralRules.ts';

/** So many errors in a row are more than a hiccup. */
const hiccups = 1;

/**
 * Since when a list could not be refreshed: a moment; null when it never had an answer; undefined while it can, or after
 * a single error that the next poll may fix.
 */
export function failingSince({ failures, lastUpdated }: Pick<LiveStatus, 'failures' | 'lastUpdated'>) {
  if (failures === 0) return undefined;
  if (lastUpdated === null) return null;
  return failures > hiccups ? lastUpdated : undefined;
}

/** The same for a live list; its reader renders only when the answer changes, not with every poll. */
export function useFailingSince(list: Pick<LiveReferrals, 'status'>) {
  const read = () => failingSince(list.status.get());
  return useSyncExternalStore(list.status.subscribe, read, read);
}
