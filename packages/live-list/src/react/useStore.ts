import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../core/store.ts';

const identity = (value: unknown) => value;

/**
 * Returns the value of a store, or the part that `select` returns. The component renders when that changes by
 * `Object.is`, so `select` should return a primitive or a part of the value, not a new object each time.
 */
export function useStore<Value>(store: ReadableStore<Value>): Value;
export function useStore<Value, Part>(store: ReadableStore<Value>, select: (value: Value) => Part): Part;
export function useStore<Value>(store: ReadableStore<Value>, select: (value: Value) => unknown = identity) {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
