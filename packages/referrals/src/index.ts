'use client';

import './feed/ReferralFeed.css.ts';

export type { ReferralClaim } from './details/ClaimDesk.ts';
export type { DetailsOptions } from './details/ListDetails.tsx';
export type { PanelPosition } from './details/panelTexts.ts';
export {
  ReferralDetailsPanel,
  type ReferralDetailsPanelProps,
} from './details/ReferralDetailsPanel.tsx';
export { type Claims, type UseClaimOptions, useClaim } from './details/useClaim.ts';
export {
  AcquiredReferralsScreen,
  type AcquiredReferralsScreenProps,
} from './list/AcquiredReferralsScreen.tsx';
export { AcquiredReferralsTable, type AcquiredReferralsTableProps } from './list/AcquiredReferralsTable.tsx';
export { dateCaption, dateOptions, defaultPeriod, feedPeriod } from './list/dateFilter.ts';
export { LiveStrip, type LiveStripProps } from './list/LiveStrip.tsx';
export {
  defaultListView,
  type ListQueryOptions,
  type ListView,
  listQueryOf,
  withFilter,
  withSortOf,
} from './list/listView.ts';
export { hasNextPage, hasPreviousPage, type PagePosition, pageText } from './list/pageText.ts';
export { RecentReferralsScreen, type RecentReferralsScreenProps } from './list/RecentReferralsScreen.tsx';
export { RecentReferralsTable, type RecentReferralsTableProps } from './list/RecentReferralsTable.tsx';
export { ReferralFilters, type ReferralFiltersProps } from './list/ReferralFilters.tsx';
export { ReferralsScreen, type ReferralsScreenProps } from './list/ReferralsScreen.tsx';
export { SortPicker, type SortPickerProps } from './list/SortPicker.tsx';
export { defaultScope, type ListScope, listScopes, scopeLabels, usernameOf } from './list/scope.ts';
export { defaultAcquiredSort, defaultSort, nextSort, type Sort } from './list/sortCycle.ts';
export {
  type FilterOption,
  noResultsText,
  stateOfQuery,
  stateOptions,
  toState,
  withState,
} from './list/stateFilter.ts';
export { TransactionsScreen, type TransactionsScreenProps } from './list/TransactionsScreen.tsx';
export { TransactionsTable, type TransactionsTableProps } from './list/TransactionsTable.tsx';
export { initialListView, type ListViewOptions } from './list/useListView.ts';
export { defaultPagedView, type PagedView, type PagedViewOptions } from './list/usePagedView.ts';
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
export {
  type ReferralActions,
  type ReferralAudience,
  referralActions,
  referralAudiences,
} from './model/audience.ts';
export { type ReferralCategory, referralCategories } from './model/category.ts';
export type { ClaimState } from './model/claimFlow.ts';
export { type ClaimOffer, claimOffer } from './model/claimOffer.ts';
export { isSameReferral, mergeReferrals } from './model/mergeReferrals.ts';
export type { Referral } from './model/referral.ts';
export {
  type MarketplaceStatus,
  marketplaceStatuses,
  type ProgressStatus,
  progressStatuses,
  progressStatusName,
} from './model/status.ts';
export { type StatusView, type StatusViewOptions, statusView } from './model/statusView.ts';
export { toReferral } from './model/toReferral.ts';
export type { AcquiredColumn, TransactionColumn } from './referral/acquiredColumns.tsx';
export {
  acquiredSortFields,
  adminColumns,
  agentColumns,
  type ColumnName,
  columnLabels,
  defaultColumns,
  feedColumns,
  sortFields,
} from './referral/columns.ts';
export { LimitedTime, type LimitedTimeProps } from './referral/LimitedTime.tsx';
export { ProgressStatusLabel, type ProgressStatusLabelProps } from './referral/ProgressStatusLabel.tsx';
export { PublicClaimModal, type PublicClaimModalProps } from './referral/PublicClaimModal.tsx';
export { RecentStatusBadge, type RecentStatusBadgeProps } from './referral/RecentStatusBadge.tsx';
export { ReferralStatus, type ReferralStatusProps } from './referral/ReferralStatus.tsx';
export { ReferralStatusBadge, type ReferralStatusBadgeProps } from './referral/ReferralStatusBadge.tsx';
export { ReferralStatusButton, type ReferralStatusButtonProps } from './referral/ReferralStatusButton.tsx';
export type { RecentColumn } from './referral/recentColumns.tsx';
export type { CellContent, CellContext } from './referral/referralCells.tsx';
export { StatusPopover } from './referral/StatusPopover.tsx';
export { TypePopover } from './referral/TypePopover.tsx';
export { useBrandContent } from './referral/useBrandContent.ts';
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
export type { ListDensity } from './table/ListTable.tsx';
export type { ListContent, ListPaging } from './table/ReferralList.tsx';
export { ReferralTable, type ReferralTableProps } from './table/ReferralTable.tsx';
export type { ShownList } from './table/shownList.ts';
