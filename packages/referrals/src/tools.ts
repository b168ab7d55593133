'use client';

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
export { referralColumnOptions, usualReferralColumns } from './tools/columnOptions.ts';
export type { ViewStorage } from './tools/deviceStorage.ts';
export { ListTools, type ListToolsProps } from './tools/ListTools.tsx';
export { type ColumnOption, LookPanel, type LookPanelProps } from './tools/LookPanel.tsx';
export type { ListState, SavedView } from './tools/SavedView.ts';
export { ViewShelf } from './tools/ViewShelf.ts';
