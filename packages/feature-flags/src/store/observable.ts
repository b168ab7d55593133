/** A value that tells its listeners when it changes; fits `useSyncExternalStore`. */
export interface Observable<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls back after each change until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

export function createObservable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
