'use client';

export { AlertStore } from './tools/alerts/AlertStore.ts';
export { AlertWatcher, type AlertWatcherProps } from './tools/alerts/AlertWatcher.tsx';
export type { AlertSettings } from './tools/alerts/alertSettings.ts';
export type { ViewStorage } from './tools/deviceStorage.ts';
export { SavedViewStore } from './tools/views/SavedViewStore.ts';
export type { SavedView, SavedViewParams } from './tools/views/savedViews.ts';
