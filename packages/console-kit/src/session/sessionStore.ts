import { createEmitter, createStore } from '@advantage/live-list';
import type { SessionEvent, SessionPort, SessionState } from './SessionPort.ts';

/** State and events of a session. Implementations of `SessionPort` build on it. */
export interface SessionStore extends Pick<SessionPort, 'getState' | 'subscribe' | 'onEvent'> {
  setState(state: SessionState): void;
  emit(event: SessionEvent): void;
}

export function createSessionStore(): SessionStore {
  const state = createStore<SessionState>({ status: 'starting' });
  const events = createEmitter<[SessionEvent]>();
  return {
    getState: state.get,
    setState: state.set,
    subscribe: state.subscribe,
    onEvent: events.subscribe,
    emit: events.emit,
  };
}
