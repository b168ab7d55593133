import { useHoldHandlers, useStore } from '@advantage/live-list/react';
import {
  type LiveReferralsOptions,
  type LiveReferralsView,
  useLiveReferrals,
} from '../live/useLiveReferrals.ts';
import type { ListContent } from '../table/TableFrame.tsx';
import { failingSince } from './failingSince.ts';
import { refusalOf } from './refusal.ts';

/** Runs a live list and returns it with its content for `TableFrame` and handlers that hold it. */
export function useLiveContent(options: LiveReferralsOptions) {
  const live = useLiveReferrals(options);
  const { list } = live;
  const content: Omit<ListContent, 'empty'> = {
    rowNotes: live.rowNotes,
    rejected: live.rejected,
    loading: toLoadingState(live),
    failingSince: useStore(list.status, failingSince),
    refusal: useStore(list.status, refusalOf),
    onRetry: () => list.refresh(),
  };
  return { ...live, content, holdHandlers: useHoldHandlers(list) };
}

const toLoadingState = ({ isLoading, query }: Pick<LiveReferralsView, 'isLoading' | 'query'>) =>
  isLoading ? (query === null ? 'first' : 'next') : 'done';
