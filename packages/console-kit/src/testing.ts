/** `@advantage/console-kit/testing`: an in-memory session for stories and tests. */
export { createMemorySession, type SessionSurroundings } from './testing/memorySession.ts';
export type { SessionWorld } from './testing/SessionWorld.ts';
