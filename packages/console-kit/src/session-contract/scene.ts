import { afterEach, beforeEach, vi } from 'vitest';
import type { SessionEvent, SessionPort } from '../session/SessionPort.ts';
import { realmUrlOf } from '../session/sessionParts.ts';
import type { SessionSurroundings } from '../testing/memorySession.ts';
import { identityConfig, type SessionWorld } from '../testing/SessionWorld.ts';

/** One session under test and the world around it. */
interface SessionDriver {
  readonly session: SessionPort;
  readonly surroundings: SessionSurroundings;
  /** May be changed while the session runs. */
  readonly world: SessionWorld;
  /** Lets everything that is under way come to rest, without time passing. */
  settle(): Promise<void>;
}

export type CreateDriver = (changes?: Partial<SessionWorld>, storage?: Storage) => SessionDriver;

/** When the contract is played. */
export const noon = new Date('2026-11-20T18:00:00Z');

/** Lets every test of the block begin at noon; then time passes only as the test says. */
export function playAtNoon(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      now: noon,
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export const issuer = realmUrlOf(identityConfig);

/** How the parts of the contract start sessions: `createDriver` plus shorthands. */
export function createScene(createDriver: CreateDriver) {
  return {
    createDriver,
    /** Starts a session and lets it come to rest. A storage handed on is the same tab. */
    async begin(changes: Partial<SessionWorld> = {}, storage?: Storage) {
      const driver = createDriver(changes, storage);
      const events: SessionEvent[] = [];
      driver.session.onEvent((event) => events.push(event));
      const started = driver.session.start();
      await driver.settle();
      return {
        ...driver,
        events,
        started,
        types: () => events.map(({ type }) => type),
        status: () => driver.session.getState().status,
        async pass(seconds: number) {
          await vi.advanceTimersByTimeAsync(seconds * 1000);
          await driver.settle();
        },
      };
    },
  };
}

export type Scene = ReturnType<typeof createScene>;
