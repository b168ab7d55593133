/**
 * `@advantage/live-list`: a keyed list that polls, stays still while people work with it, and announces changes. No
 * React.
 */
export type { Announcement } from './core/announcer.ts';
export {
  type DataErrorReport,
  type LiveAnswer,
  LiveList,
  type LiveListOptions,
  type LiveListTexts,
  type LiveStatus,
  type LoadOptions,
} from './core/LiveList.ts';
export type { LivePage, LiveRows, RowChange, RowProblem } from './core/liveListState.ts';
export { Poller } from './core/Poller.ts';
export {
  type GetRowId,
  isEqualRow,
  type PagePosition,
  type ReconcileOptions,
  reconcileRows,
} from './core/rows.ts';
export {
  SourceError,
  type SourceErrorKind,
  toSourceError,
  unexpectedNotModified,
} from './core/SourceError.ts';
export { createBrowserScheduler, type LiveScheduler } from './core/scheduler.ts';
export { createServerClock, type ServerClock } from './core/serverClock.ts';
export { createEmitter, createStore, type Emitter, type ReadableStore, type Store } from './core/store.ts';
export { backoffMs, requestTimeout, retryAfterMs } from './core/timing.ts';
