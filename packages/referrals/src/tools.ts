'use client';

export type { AlertSettings } from './tools/alerts/AlertStore.ts';
export { AlertStore } from './tools/alerts/AlertStore.ts';
export { AlertWatcher, type AlertWatcherProps } from './tools/alerts/AlertWatcher.tsx';
export type { ViewStorage } from './tools/deviceStorage.ts';
export type { SavedView, SavedViewParams } from './tools/views/SavedViewStore.ts';
export { SavedViewStore } from './tools/views/SavedViewStore.ts';
