'use client';

export { AlertDesk } from './alerts/AlertDesk.ts';
export { AlertsButton, type AlertsButtonProps } from './alerts/AlertsButton.tsx';
export { AlertWatcher, type AlertWatcherProps } from './alerts/AlertWatcher.tsx';
export { type AlertSettings, usualAlerts } from './alerts/alertSettings.ts';
export {
  chosenColumns,
  type ListLook,
  lookOfState,
  stateOfLook,
  usualLook,
} from './columns/columnChoice.ts';
export { type ColumnOption, LookPanel, type LookPanelProps } from './columns/LookPanel.tsx';
export type { ViewStorage } from './device/deviceStorage.ts';
export {
  acquiredColumnOptions,
  type ReferralColumn,
  recentColumnOptions,
  referralColumnOptions,
  transactionColumnOptions,
  usualReferralColumns,
} from './tools/columnOptions.ts';
export { ListTools, type ListToolsProps } from './tools/ListTools.tsx';
export type { ListState, SavedView } from './views/SavedView.ts';
export { ViewShelf } from './views/ViewShelf.ts';
