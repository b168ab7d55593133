'use client';

import './feed/ReferralFeed.css.ts';

export type { CellContent, CellContext } from './cells/referralCells.tsx';
export type { ReferralClaim } from './claim/ClaimDesk.ts';
export type { ClaimState } from './claim/claimFlow.ts';
export { type ClaimOffer, claimOffer } from './claim/claimOffer.ts';
export { type Claims, type UseClaimOptions, useClaim } from './claim/useClaim.ts';
export { PublicClaimModal, type PublicClaimModalProps } from './claim-modal/PublicClaimModal.tsx';
export type { DetailsOptions } from './details/ListDetails.tsx';
export type { PanelPosition } from './details/panelTexts.ts';
export {
  ReferralDetailsPanel,
  type ReferralDetailsPanelProps,
} from './details/ReferralDetailsPanel.tsx';
export {
  acquiredSortFields,
  adminColumns,
  agentColumns,
  type ColumnName,
  columnLabels,
  defaultColumns,
  feedColumns,
  sortFields,
} from './filters/columns.ts';
export { dateCaption, dateOptions, defaultPeriod, feedPeriod } from './filters/dateFilter.ts';
export {
  defaultListView,
  type ListQueryOptions,
  type ListView,
  listQueryOf,
  withFilter,
  withSortOf,
} from './filters/listView.ts';
export { hasNextPage, hasPreviousPage, type PagePosition, pageText } from './filters/pageText.ts';
export { defaultScope, type ListScope, listScopes, scopeLabels, usernameOf } from './filters/scope.ts';
export { defaultAcquiredSort, defaultSort, nextSort, type Sort } from './filters/sortCycle.ts';
export {
  type FilterOption,
  noResultsText,
  stateOfQuery,
  stateOptions,
  toState,
  withState,
} from './filters/stateFilter.ts';
export { ReferralFilters, type ReferralFiltersProps } from './filters-bar/ReferralFilters.tsx';
export { SortPicker, type SortPickerProps } from './filters-bar/SortPicker.tsx';
export {
  AcquiredReferralsScreen,
  type AcquiredReferralsScreenProps,
} from './lists/AcquiredReferralsScreen.tsx';
export { AcquiredReferralsTable, type AcquiredReferralsTableProps } from './lists/AcquiredReferralsTable.tsx';
export type { AcquiredColumn, TransactionColumn } from './lists/acquiredColumns.tsx';
export { RecentReferralsScreen, type RecentReferralsScreenProps } from './lists/RecentReferralsScreen.tsx';
export { RecentReferralsTable, type RecentReferralsTableProps } from './lists/RecentReferralsTable.tsx';
export type { RecentColumn } from './lists/recentColumns.tsx';
export { TransactionsScreen, type TransactionsScreenProps } from './lists/TransactionsScreen.tsx';
export { TransactionsTable, type TransactionsTableProps } from './lists/TransactionsTable.tsx';
export { defaultPagedView, type PagedView, type PagedViewOptions } from './lists/usePagedView.ts';
export type { Announcement } from './live/announcer.ts';
export {
  type DataErrorReport,
  type HoldReason,
  LiveList,
  type LiveListOptions,
  type LiveStatus,
} from './live/LiveList.ts';
export type { LiveRows } from './live/listState.ts';
export type { RowNote, RowNotes } from './live/rowNotes.ts';
export { createBrowserScheduler, type LiveScheduler } from './live/scheduler.ts';
export { createServerClock, type ServerClock } from './live/serverClock.ts';
export type { ReadableStore } from './live/store.ts';
export { type HoldHandlers, useHold, useHoldHandlers } from './live/useHold.ts';
export {
  type LiveListView,
  type UseLiveListOptions,
  useAnnouncement,
  useLiveList,
  useLiveStatus,
} from './live/useLiveList.ts';
export { LiveStrip, type LiveStripProps } from './live-strip/LiveStrip.tsx';
export { type ReferralCategory, referralCategories } from './model/category.ts';
export { isSameReferral, mergeReferrals } from './model/mergeReferrals.ts';
export type { Referral } from './model/referral.ts';
export {
  type MarketplaceStatus,
  marketplaceStatuses,
  type ProgressStatus,
  progressStatuses,
  progressStatusName,
} from './model/status.ts';
export { toReferral } from './model/toReferral.ts';
export { StatusPopover } from './popovers/StatusPopover.tsx';
export { TypePopover } from './popovers/TypePopover.tsx';
export { ReferralsScreen, type ReferralsScreenProps } from './screen/ReferralsScreen.tsx';
export { initialListView, type ListViewOptions } from './screen/useListView.ts';
export { createPublicFeedSource, type PublicFeedSourceOptions } from './source/createPublicFeedSource.ts';
export {
  callHttp,
  type Fetch,
  type HttpRequest,
  readJson,
  retryAfterOf,
  serverTimeOf,
} from './source/http.ts';
export { readListAnswer } from './source/readListAnswer.ts';
export type {
  CallOptions,
  ClaimOutcome,
  FeedSource,
  ListAnswer,
  ListOptions,
  ReferralPage,
  ReferralSource,
} from './source/referralSource.ts';
export { SourceError, type SourceErrorDetails, type SourceErrorKind } from './source/sourceError.ts';
export {
  type ReferralActions,
  type ReferralAudience,
  referralActions,
  referralAudiences,
} from './status/audience.ts';
export { LimitedTime, type LimitedTimeProps } from './status/LimitedTime.tsx';
export { ProgressStatusLabel, type ProgressStatusLabelProps } from './status/ProgressStatusLabel.tsx';
export { RecentStatusBadge, type RecentStatusBadgeProps } from './status/RecentStatusBadge.tsx';
export { ReferralStatus, type ReferralStatusProps } from './status/ReferralStatus.tsx';
export { ReferralStatusBadge, type ReferralStatusBadgeProps } from './status/ReferralStatusBadge.tsx';
export { ReferralStatusButton, type ReferralStatusButtonProps } from './status/ReferralStatusButton.tsx';
export { type StatusView, type StatusViewOptions, statusView } from './status/statusView.ts';
export type { ListDensity } from './table/ListTable.tsx';
export type { ListContent, ListPaging } from './table/ReferralList.tsx';
export { ReferralTable, type ReferralTableProps } from './table/ReferralTable.tsx';
export type { ShownList } from './table/shownList.ts';
