'use client';

/** `@advantage/live-list/react`: hooks for live lists. */
export { type HoldHandlers, useHold, useHoldHandlers } from './react/useHold.ts';
export {
  type LiveListView,
  type RowStore,
  type UseLiveListOptions,
  useAnnouncement,
  useLiveList,
  useLiveStatus,
} from './react/useLiveList.ts';
export { useStore } from './react/useStore.ts';
