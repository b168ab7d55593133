/** Events and their listeners. */
export interface Emitter<Args extends readonly unknown[]> {
  /** Calls every listener. */
  emit(...args: Args): void;
  /** Calls back at each event until the returned function is called. */
  subscribe(listener: (...args: Args) => void): () => void;
}

/** Creates an emitter: for events that nobody reads afterwards. What can be read at any time is a `Store`. */
export function createEmitter<Args extends readonly unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit(...args) {
      for (const listener of listeners) listener(...args);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
  const { emit, subscribe } = createEmitter();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}
