/**
 * `@advantage/console-kit/testing`: a session in memory, for stories and tests.
 */
export { createMemorySession, type SessionSurroundings } from './testing/memorySession.ts';
export type { SessionWorld } from './testing/SessionWorld.ts';
