/** An observable value, in the shape that React's `useSyncExternalStore` takes. */
export interface ReadableStore<Value> {
  get(): Value;
  /** Calls back after each change until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

/** A `ReadableStore` that can be written. */
export interface Store<Value> extends ReadableStore<Value> {
  /** Sets the value. Listeners are not called when it is the same. */
  set(value: Value): void;
}

/** Creates a store with its first value. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
