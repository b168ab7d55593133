/** `@advantage/console-kit/testing`: an in-memory session for stories and tests. */
export { createMemorySession, type SessionHarness } from './testing/memorySession.ts';
export type { SessionScenario } from './testing/SessionScenario.ts';
