'use client';

import './feed/ReferralFeed.css.ts';

export {
  type Announcement,
  createBrowserScheduler,
  createServerClock,
  type DataErrorReport,
  type LiveScheduler,
  type LiveStatus,
  type ReadableStore,
  type ServerClock,
  SourceError,
  type SourceErrorDetails,
  type SourceErrorKind,
} from '@advantage/live-list';
export {
  type HoldHandlers,
  useAnnouncement,
  useHold,
  useHoldHandlers,
  useLiveStatus,
} from '@advantage/live-list/react';

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
export { AllReferralsScreen, type AllReferralsScreenProps } from './list/AllReferralsScreen.tsx';
export {
  AvailableReferralsScreen,
  type AvailableReferralsScreenProps,
} from './list/AvailableReferralsScreen.tsx';
export { type ColumnInfo, columnInfo, type InfoColumn } from './list/columnInfo.ts';
export { dateCaption, dateOptions, defaultPeriod, feedPeriod } from './list/dateFilter.ts';
export { LiveStrip, type LiveStripProps } from './list/LiveStrip.tsx';
export {
  type ListAddress,
  type ListSearch,
  parseListState,
  serializeListState,
  viewNames,
} from './list/listAddress.ts';
export {
  type InitialListState,
  initialListState,
  type ListStateChange,
  listQuery,
  type ReferralListState,
} from './list/listState.ts';
export {
  defaultListView,
  type ListFilters,
  type ListQueryOptions,
  type ListView,
  listQueryOf,
  withFilter,
  withSortOf,
} from './list/listView.ts';
export { RecentReferralsScreen, type RecentReferralsScreenProps } from './list/RecentReferralsScreen.tsx';
export { ReferralDetails, type ReferralDetailsProps } from './list/ReferralDetails.tsx';
export {
  ReferralFilterBar,
  type ReferralFilterBarProps,
  type ReferralFilterName,
} from './list/ReferralFilterBar.tsx';
export { ReferralFilters, type ReferralFiltersProps } from './list/ReferralFilters.tsx';
export { ReferralListEmpty, type ReferralListEmptyProps } from './list/ReferralListEmpty.tsx';
export { ReferralListFooter } from './list/ReferralListFooter.tsx';
export { ReferralListKeys } from './list/ReferralListKeys.tsx';
export { ReferralListLayout, type ReferralListLayoutProps } from './list/ReferralListLayout.tsx';
export {
  type ReferralListParts,
  ReferralListProvider,
  type ReferralListProviderProps,
  useReferralListParts,
} from './list/ReferralListProvider.tsx';
export { ReferralLiveStatus, type ReferralLiveStatusProps } from './list/ReferralLiveStatus.tsx';
export { ReferralTable, type ReferralTableProps, type TableRowAction } from './list/ReferralTable.tsx';
export {
  createReferralColumnHelper,
  type ReferralColumn,
  type ReferralTableFeatures,
  referralTableFeatures,
} from './list/referralTable.ts';
export { SortPicker } from './list/SortPicker.tsx';
export { defaultScope, type ListScope, listScopes, scopeLabels, usernameOf } from './list/scope.ts';
export type { ScreenActions, ScreenDetails, ScreenOptions } from './list/screenOptions.ts';
export { selectionColumn } from './list/selectionColumn.tsx';
export type { ShownList } from './list/shownList.ts';
export {
  type FilterOption,
  noResultsText,
  stateOfQuery,
  stateOptions,
  toState,
  withState,
} from './list/stateFilter.ts';
export { TransactionsScreen, type TransactionsScreenProps } from './list/TransactionsScreen.tsx';
export { type LocatedStateOptions, useLocatedState } from './list/useLocatedState.ts';
export {
  type ListSelectionOptions,
  type ReferralList,
  type ReferralListSource,
  type ReferralListStateOptions,
  type UseReferralListOptions,
  useReferralList,
} from './list/useReferralList.ts';
export {
  LiveList,
  type LiveListOptions,
  type LiveRows,
  type RowNote,
  type RowNotes,
} from './live/LiveList.ts';
export { type LiveListView, type UseLiveListOptions, useLiveList } from './live/useLiveList.ts';
export {
  type ReferralActions,
  type ReferralAudience,
  referralActions,
  referralAudiences,
} from './model/audience.ts';
export { type ReferralCategory, referralCategories } from './model/category.ts';
export type { ClaimOutcome, ClaimState, ReferralClaim } from './model/claimFlow.ts';
export { type ClaimOffer, claimOffer } from './model/claimOffer.ts';
export { hasNextPage, hasPreviousPage, type PagePosition, pageText } from './model/pageText.ts';
export { type HostFields, type Referral, toReferral } from './model/referral.ts';
export { defaultAcquiredSort, defaultSort, nextSort, type Sort } from './model/sortCycle.ts';
export {
  type MarketplaceStatus,
  marketplaceStatuses,
  type ProgressStatus,
  progressStatuses,
  progressStatusName,
} from './model/status.ts';
export { type StatusView, type StatusViewOptions, statusView } from './model/statusView.ts';
export { acquiredColumns, transactionColumns } from './referral/acquiredColumns.tsx';
export {
  type ReferralCellContext,
  ReferralCells,
  type ReferralCellsProps,
  useReferralCell,
} from './referral/CellContext.tsx';
export { LimitedTime, type LimitedTimeProps } from './referral/LimitedTime.tsx';
export { ProgressStatusLabel, type ProgressStatusLabelProps } from './referral/ProgressStatusLabel.tsx';
export { PublicClaimModal, type PublicClaimModalProps } from './referral/PublicClaimModal.tsx';
export { RecentStatusBadge, type RecentStatusBadgeProps } from './referral/RecentStatusBadge.tsx';
export { ReferralStatus, type ReferralStatusProps } from './referral/ReferralStatus.tsx';
export { ReferralStatusBadge, type ReferralStatusBadgeProps } from './referral/ReferralStatusBadge.tsx';
export { ReferralStatusButton, type ReferralStatusButtonProps } from './referral/ReferralStatusButton.tsx';
export { ReferralTableView, type ReferralTableViewProps } from './referral/ReferralTableView.tsx';
export type { CellInput, ReadyColumn } from './referral/readyColumn.ts';
export { recentColumns } from './referral/recentColumns.tsx';
export {
  addDateColumn,
  adminColumns,
  agenciesNotifiedColumn,
  agentColumns,
  assignedAgencyColumn,
  businessLinesColumn,
  categoryColumn,
  cityColumn,
  columnsFor,
  decayStatusColumn,
  employeesColumn,
  extraColumns,
  industryColumn,
  limitedTimeColumn,
  notesColumn,
  phoneIconColumn,
  premiumColumn,
  publicColumns,
  starIconColumn,
  statusColumn,
  typeColumn,
  yearsColumn,
} from './referral/referralColumns.tsx';
export { StatusPopover } from './referral/StatusPopover.tsx';
export { TypePopover } from './referral/TypePopover.tsx';
export { useBrandContent } from './referral/useBrandContent.ts';
export { sortFieldsOf } from './referral/viewOfColumns.ts';
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
  ClaimOptions,
  FeedSource,
  ListAnswer,
  ListOptions,
  ReferralPage,
  ReferralSource,
} from './source/referralSource.ts';
export type { CardPlace, CsvField, CsvValue, ReferralColumnMeta, TextReader } from './table/columnMeta.ts';
export type { ListContent, ListPaging } from './table/TableFrame.tsx';
export type { ListDensity } from './table/TableView.tsx';
