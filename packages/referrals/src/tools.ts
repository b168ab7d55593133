'use client';

export type { ViewStorage } from './table/deviceStorage.ts';
export { AlertDesk } from './tools/AlertDesk.ts';
export { AlertsButton, type AlertsButtonProps } from './tools/AlertsButton.tsx';
export { AlertWatcher, type AlertWatcherProps } from './tools/AlertWatcher.tsx';
export { type AlertSettings, usualAlerts } from './tools/alertSettings.ts';
export {
  chosenColumns,
  type ListLook,
  lookOfState,
  stateOfLook,
  usualLook,
} from './tools/columnChoice.ts';
export {
  acquiredColumnOptions,
  type ReferralColumn,
  recentColumnOptions,
  referralColumnOptions,
  transactionColumnOptions,
  usualReferralColumns,
} from './tools/columnOptions.ts';
export { ListTools, type ListToolsProps } from './tools/ListTools.tsx';
export { type ColumnOption, LookPanel, type LookPanelProps } from './tools/LookPanel.tsx';
export type { ListState, SavedView } from './tools/SavedView.ts';
export { ViewShelf } from './tools/ViewShelf.ts';
