import type { SessionEvent, SessionPort, SessionState } from './SessionPort.ts';

/** State and events of a session: whoever implements `SessionPort` builds on it. */
export interface SessionStore extends Pick<SessionPort, 'getState' | 'subscribe' | 'onEvent'> {
  setState(state: SessionState): void;
  emit(event: SessionEvent): void;
}

export function createSessionStore(): SessionStore {
  let state: SessionState = { status: 'starting' };
  const changes = new Set<() => void>();
  const listeners = new Set<(event: SessionEvent) => void>();
  return {
    getState: () => state,
    subscribe(onChange) {
      changes.add(onChange);
      return () => changes.delete(onChange);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setState(next) {
      state = next;
      for (const onChange of changes) onChange();
    },
    emit(event) {
      for (const listener of listeners) listener(event);
    },
  };
}
