'use client';

import './feed/ReferralFeed.css.ts';

export {
  createServerClock,
  SourceError,
} from '@advantage/live-list';

export {
  ReferralDetailsPanel,
  type ReferralDetailsPanelProps,
} from './details/ReferralDetailsPanel.tsx';
export type { Claims } from './details/useClaim.ts';
export {
  AcquiredReferralsScreen,
  type AcquiredReferralsScreenProps,
} from './list/AcquiredReferralsScreen.tsx';
export { AllReferralsScreen, type AllReferralsScreenProps } from './list/AllReferralsScreen.tsx';
export {
  AvailableReferralsScreen,
  type AvailableReferralsScreenProps,
} from './list/AvailableReferralsScreen.tsx';
export { type ActionColumnOptions, actionColumn } from './list/actionColumn.tsx';
export { columnInfo } from './list/columnInfo.ts';
export { LiveStrip, type LiveStripProps } from './list/LiveStrip.tsx';
export {
  type ListAddress,
  parseListState,
  serializeListState,
  viewParamNames,
} from './list/listAddress.ts';
export {
  type InitialListState,
  initialListState,
  type ListStateChange,
  listQuery,
  type ReferralListState,
} from './list/listState.ts';
export { RecentReferralsScreen, type RecentReferralsScreenProps } from './list/RecentReferralsScreen.tsx';
export { ReferralDetails, type ReferralDetailsProps } from './list/ReferralDetails.tsx';
export {
  ReferralFilterBar,
  type ReferralFilterBarProps,
  type ReferralFilterName,
} from './list/ReferralFilterBar.tsx';
export { ReferralListFooter } from './list/ReferralListFooter.tsx';
export { ReferralListKeys } from './list/ReferralListKeys.tsx';
export { ReferralListLayout, type ReferralListLayoutProps } from './list/ReferralListLayout.tsx';
export {
  ReferralListProvider,
  type ReferralListProviderProps,
  useReferralListParts,
} from './list/ReferralListProvider.tsx';
export { ReferralListScreen, type ReferralListScreenProps } from './list/ReferralListScreen.tsx';
export { ReferralLiveStatus, type ReferralLiveStatusProps } from './list/ReferralLiveStatus.tsx';
export { ReferralTable, type ReferralTableProps } from './list/ReferralTable.tsx';
export {
  createReferralColumnHelper,
  type ReferralColumn,
} from './list/referralTable.ts';
export type { ScreenDetails } from './list/screenOptions.ts';
export { selectionColumn } from './list/selectionColumn.tsx';
export { stateOfQuery, withState } from './list/stateFilter.ts';
export { TransactionsScreen, type TransactionsScreenProps } from './list/TransactionsScreen.tsx';
export { TransactionTotals } from './list/TransactionTotals.tsx';
export { useLocatedState } from './list/useLocatedState.ts';
export {
  type ReferralList,
  type ReferralListSource,
  type UseReferralListOptions,
  useReferralList,
} from './list/useReferralList.ts';
export {
  type LiveReferralsOptions,
  type LiveReferralsView,
  useLiveReferrals,
} from './live/useLiveReferrals.ts';
export type { ReferralAudience } from './model/audience.ts';
export type { ClaimOutcome } from './model/claimFlow.ts';
export { type HostFields, type Referral, toReferral } from './model/referral.ts';
export { defaultSort, nextSort, type Sort } from './model/sortCycle.ts';
export type {
  MarketplaceStatus,
  ProgressStatus,
} from './model/status.ts';
export { acquiredColumns, transactionColumns } from './referral/acquiredColumns.tsx';
export { PublicClaimModal, type PublicClaimModalProps } from './referral/PublicClaimModal.tsx';
export { ReferralStatus, type ReferralStatusProps } from './referral/ReferralStatus.tsx';
export { ReferralStatusButton, type ReferralStatusButtonProps } from './referral/ReferralStatusButton.tsx';
export { ReferralTableView, type ReferralTableViewProps } from './referral/ReferralTableView.tsx';
export type { ReadyColumn } from './referral/readyColumn.ts';
export { recentColumns } from './referral/recentColumns.tsx';
export {
  adminColumns,
  agentColumns,
  columnsFor,
  extraColumns,
  limitedTimeColumn,
  publicColumns,
} from './referral/referralColumns.tsx';
export { useBrandContent } from './referral/useBrandContent.ts';
export { sortFieldsOf } from './referral/viewOfColumns.ts';
export {
  callHttp,
  type Fetch,
  type HttpRequest,
  readJson,
} from './source/http.ts';
export { readListAnswer } from './source/readListAnswer.ts';
export type {
  CallOptions,
  ClaimOptions,
  ListAnswer,
  ReferralSource,
} from './source/referralSource.ts';
export type {
  CsvField,
  CsvValue,
  ReferralColumnMeta,
  TextReader,
} from './table/columnMeta.ts';
