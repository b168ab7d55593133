import { afterEach, beforeEach, vi } from 'vitest';
import type { SessionEvent, SessionPort } from '../session/SessionPort.ts';
import { realmUrlOf } from '../session/sessionParts.ts';
import type { SessionHarness } from '../testing/memorySession.ts';
import { identityConfig, type SessionScenario } from '../testing/SessionScenario.ts';

/** A session under test and its environment. */
interface SessionDriver {
  readonly session: SessionPort;
  readonly harness: SessionHarness;
  /** May be changed while the session runs. */
  readonly scenario: SessionScenario;
  /** Waits until all pending work is done, without advancing time. */
  settle(): Promise<void>;
}

export type CreateDriver = (changes?: Partial<SessionScenario>, storage?: Storage) => SessionDriver;

/** The time at which the tests start. */
export const noon = new Date('2026-11-20T18:00:00Z');

/** Starts every test of the block at noon. After that, time advances only when the test says so. */
export function setupNoonClock(): void {
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

/** Creates helpers that the parts of the contract use to start sessions. */
export function createScene(createDriver: CreateDriver) {
  return {
    createDriver,
    /** Starts a session and waits until it settles. Pass the storage of an earlier session to simulate the same tab. */
    async begin(changes: Partial<SessionScenario> = {}, storage?: Storage) {
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
