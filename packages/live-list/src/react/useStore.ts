import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../core/store.ts';

/** The value of a store. The component renders when it changes. */
export const useStore = <Value>(store: ReadableStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
