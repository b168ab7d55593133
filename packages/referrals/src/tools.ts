'use client';

export { AlertStore } from './tools/AlertStore.ts';
export { AlertsButton, type AlertsButtonProps } from './tools/AlertsButton.tsx';
export { AlertWatcher, type AlertWatcherProps } from './tools/AlertWatcher.tsx';
export { type AlertSettings, usualAlerts } from './tools/alertSettings.ts';
export { ColumnPicker } from './tools/ColumnPicker.tsx';
export type { ViewStorage } from './tools/deviceStorage.ts';
export { ExportButton } from './tools/ExportButton.tsx';
export type { SavedView, SavedViewParams } from './tools/SavedView.ts';
export { SavedViewStore } from './tools/SavedViewStore.ts';
export { SavedViews, type SavedViewsProps } from './tools/SavedViews.tsx';
export { SelectButton } from './tools/SelectButton.tsx';
export { SelectionBar } from './tools/SelectionBar.tsx';
