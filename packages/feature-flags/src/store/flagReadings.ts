import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import { createObservable } from './observable.ts';

/** What is known of one flag. */
export interface FeatureFlagReading {
  /** Whether the feature is on. False while loading and after a failed read (ERR-8). */
  readonly isEnabled: boolean;
  /** `failed` means that the service could not be asked: the feature is off for want of an answer. */
  readonly status: 'loading' | 'ready' | 'failed';
}

const notRead: FeatureFlagReading = { isEnabled: false, status: 'loading' };

async function readFlag(gateway: FeatureFlagGateway, name: string): Promise<FeatureFlagReading> {
  try {
    return { isEnabled: (await gateway.get(name)).enabled, status: 'ready' };
  } catch (error) {
    console.error(`Feature flag ${name} could not be read and counts as disabled.`, error);
    return { isEnabled: false, status: 'failed' };
  }
}

/** The flags that somebody reads by name, each asked for once and again when it may have changed. */
export function createFlagReadings(gateway: FeatureFlagGateway) {
  const state = createObservable<ReadonlyMap<string, FeatureFlagReading>>(new Map());
  const latest = new Map<string, Promise<FeatureFlagReading>>();

  function read(name: string) {
    const attempt = readFlag(gateway, name);
    latest.set(name, attempt);
    attempt.then((reading) => {
      if (latest.get(name) === attempt) state.set(new Map(state.get()).set(name, reading));
    });
  }

  return {
    subscribe: state.subscribe,
    /** What is known of a flag now. */
    get: (name: string): FeatureFlagReading => state.get().get(name) ?? notRead,
    /** Reads a flag unless that was done before. */
    want(name: string) {
      if (!latest.has(name)) read(name);
    },
    /** Reads every wanted flag again, because flags were saved. */
    refresh() {
      for (const name of [...latest.keys()]) read(name);
    },
    /** Reads again what could not be read. */
    retry() {
      for (const [name, { status }] of state.get()) if (status === 'failed') read(name);
    },
  };
}

export type FlagReadings = ReturnType<typeof createFlagReadings>;
