/** A value that changes, and those who want to know. The shape that React's `useSyncExternalStore` takes. */
export interface ReadableStore<Value> {
  get(): Value;
  /** Calls back after each change until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  /** Sets the value; nobody is called when it is the same. */
  set(value: Value): void;
}

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
