import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../core/store.ts';

const whole = (value: unknown) => value;

/**
 * The value of a store, or what `select` makes of it. The component renders when that changes, as `Object.is` compares it;
 * let `select` return a word, a number or a part of the value, not a new object each time.
 */
export function useStore<Value>(store: ReadableStore<Value>): Value;
export function useStore<Value, Part>(store: ReadableStore<Value>, select: (value: Value) => Part): Part;
export function useStore<Value>(store: ReadableStore<Value>, select: (value: Value) => unknown = whole) {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
