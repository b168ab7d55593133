import type { LiveStatus } from '@advantage/live-list';
import { useHoldHandlers, useStore } from '@advantage/live-list/react';
import { useEvent } from '@advantage/ui/internal';
import type { LiveReferrals, ReferralRows } from '../live/liveReferrals.ts';
import type { Refusal } from '../table/TableFrame.tsx';

/** Consecutive failures that are tolerated before a loaded list counts as failing. */
const toleratedFailures = 1;

/** Returns since when a list fails: null if it never loaded; undefined if it works, or may with the next poll. */
export function failingSince({ failures, lastUpdated }: Pick<LiveStatus, 'failures' | 'lastUpdated'>) {
  if (failures === 0) return undefined;
  if (lastUpdated === null) return null;
  return failures > toleratedFailures ? lastUpdated : undefined;
}

const refusals: Readonly<Record<number, Refusal>> = { 401: 'sign-in', 403: 'permission' };

/** Returns why a service refuses a list to the user; undefined if it doesn't. */
export function refusalOf({ error, emptiedBy }: Pick<LiveStatus, 'error' | 'emptiedBy'>) {
  const status = (emptiedBy ?? error)?.status;
  return status === undefined ? undefined : refusals[status];
}

interface LiveRows extends Pick<ReferralRows, 'rowNotes' | 'rejected' | 'isLoading' | 'query'> {
  readonly list: Pick<LiveReferrals, 'status' | 'refresh' | 'hold'>;
}

/** Returns what `TableFrame` shows of a live list, besides its rows, and the handlers that hold it while it's in use. */
export const useLiveContent = ({ list, rowNotes, rejected, isLoading, query }: LiveRows) => ({
  rowNotes,
  rejected,
  loading: isLoading ? (query === null ? ('first' as const) : ('next' as const)) : ('done' as const),
  failingSince: useStore(list.status, failingSince),
  refusal: useStore(list.status, refusalOf),
  onRetry: useEvent(() => list.refresh()),
  holdHandlers: useHoldHandlers(list),
});
