/** An event emitter. */
export interface Emitter<Args extends readonly unknown[]> {
  /** Calls every listener. */
  emit(...args: Args): void;
  /** Subscribes to events. Returns a function that unsubscribes. */
  subscribe(listener: (...args: Args) => void): () => void;
}

/** Creates an emitter, for events whose value isn't kept. For a value that can be read any time, use `createStore`. */
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

/** An observable value, in the shape that React's `useSyncExternalStore` expects. */
export interface ReadableStore<Value> {
  get(): Value;
  /** Subscribes to changes. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

/** A writable `ReadableStore`. */
export interface Store<Value> extends ReadableStore<Value> {
  /** Sets the value. Listeners aren't called if it's the same. */
  set(value: Value): void;
}

/** Creates a store with an initial value. */
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
