'use client';

import './feed/ReferralFeed.css.ts';

export { createServerClock, SourceError } from '@advantage/live-list';
export { PublicClaimModal, type PublicClaimModalProps } from './claim/PublicClaimModal.tsx';
export type { Claims } from './claim/useClaim.ts';
export { acquiredColumns, transactionColumns } from './columns/acquiredColumns.tsx';
export {
  type ReferralCellContext,
  ReferralCells,
  type ReferralCellsProps,
  useReferralCell,
} from './columns/CellContext.tsx';
export {
  type CsvField,
  type CsvValue,
  columnInfo,
  type ReferralColumnDef,
  type ReferralColumnMeta,
  sortFieldsOf,
  type TextReader,
} from './columns/column.ts';
export {
  ReferralStatus,
  ReferralStatusButton,
  type ReferralStatusButtonProps,
  type ReferralStatusProps,
} from './columns/ReferralStatus.tsx';
export { recentColumns } from './columns/recentColumns.tsx';
export {
  adminColumns,
  agentColumns,
  columnsFor,
  extraColumns,
  limitedTimeColumn,
  publicColumns,
} from './columns/referralColumns.tsx';
export { useBrandContent } from './columns/useBrandContent.ts';
export { ReferralDetails, type ReferralDetailsProps } from './details/ReferralDetails.tsx';
export { ReferralDetailsPanel, type ReferralDetailsPanelProps } from './details/ReferralDetailsPanel.tsx';
export { useLocatedState } from './filters/useLocatedState.ts';
export { type ActionColumnOptions, actionColumn } from './list/actionColumn.tsx';
export { LiveControl, type LiveControlProps } from './list/LiveControl.tsx';
export { type ListAddress, parseListState, serializeListState, viewParamNames } from './list/listAddress.ts';
export {
  type InitialListState,
  initialListState,
  type ListStateChange,
  listQuery,
  type ReferralListState,
} from './list/listState.ts';
export {
  defaultSort,
  nextSort,
  type ReferralFilterName,
  type Sort,
  stateOfQuery,
  withState,
} from './list/listView.ts';
export {
  ReferralListProvider,
  type ReferralListProviderProps,
  useReferralListDetails,
  useReferralListParts,
} from './list/ReferralListProvider.tsx';
export { ReferralTable, type ReferralTableProps } from './list/ReferralTable.tsx';
export { selectionColumn } from './list/selectionColumn.tsx';
export {
  type ReferralList,
  type ReferralListSource,
  type UseReferralListOptions,
  useReferralList,
} from './list/useReferralList.ts';
export { type LiveReferralsOptions, type LiveReferralsView, useLiveReferrals } from './live/liveReferrals.ts';
export type { ReferralAudience } from './model/audience.ts';
export type { ClaimOutcome } from './model/claimFlow.ts';
export {
  createReferral,
  type HostFields,
  type OwnReferral,
  type Referral,
  toReferral,
} from './model/referral.ts';
export type { MarketplaceStatus, ProgressStatus } from './model/status.ts';
export {
  AcquiredReferralsScreen,
  type AcquiredReferralsScreenProps,
} from './screens/AcquiredReferralsScreen.tsx';
export {
  AllReferralsScreen,
  type AllReferralsScreenProps,
  AvailableReferralsScreen,
  type AvailableReferralsScreenProps,
} from './screens/FilteredScreen.tsx';
export { RecentReferralsScreen, type RecentReferralsScreenProps } from './screens/RecentReferralsScreen.tsx';
export {
  ReferralListLayout,
  type ReferralListLayoutProps,
  ReferralListScreen,
  type ReferralListScreenProps,
} from './screens/ReferralListScreen.tsx';
export type { ScreenDetails } from './screens/screenOptions.ts';
export { TransactionsScreen, type TransactionsScreenProps } from './screens/TransactionsScreen.tsx';
export { TransactionTotals, type TransactionTotalsProps } from './screens/TransactionTotals.tsx';
export { type TransactionRange, useTransactionRange } from './screens/useTransactionRange.ts';
export { callHttp, type Fetch, type HttpRequest, readJson } from './source/http.ts';
export { readListAnswer } from './source/listAnswer.ts';
export type { CallOptions, ClaimOptions, ListAnswer, ReferralSource } from './source/referralSource.ts';
export { createReferralColumnHelper, type ReferralColumn } from './table/tableFeatures.ts';
export { ReferralListFooter, type ReferralListFooterProps } from './tools/ReferralListFooter.tsx';
export { ReferralListToolbar, type ReferralListToolbarProps } from './tools/ReferralListToolbar.tsx';
export type { ListToolName, ListToolOptions } from './tools/ToolsMenu.tsx';
