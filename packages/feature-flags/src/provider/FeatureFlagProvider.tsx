import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import { featureFlagStoreOf } from '../store/featureFlagStore.ts';
import type { FeatureFlagReading, FlagReadings } from '../store/flagReadings.ts';

const ReadingsContext = createContext<FlagReadings | null>(null);

export interface FeatureFlagProviderProps {
  /** Where the flags come from. Keep the object: a new one starts with nothing read. */
  readonly gateway: FeatureFlagGateway;
  /** What reads flags. */
  readonly children: ReactNode;
}

/**
 * Lets everything inside read feature flags with `useFeatureFlag`. Each flag is read once, when it is first
 * asked for; a flag that could not be read is tried again when the network or the tab comes back.
 */
export function FeatureFlagProvider({ gateway, children }: FeatureFlagProviderProps) {
  const { readings } = featureFlagStoreOf(gateway);
  useEffect(() => {
    const retry = () => {
      if (document.visibilityState === 'visible') readings.retry();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [readings]);
  return <ReadingsContext.Provider value={readings}>{children}</ReadingsContext.Provider>;
}

const whileServerRenders: FeatureFlagReading = { isEnabled: false, status: 'loading' };

function useReading(name: string): FeatureFlagReading {
  const readings = useContext(ReadingsContext);
  if (!readings) throw new Error('useFeatureFlag needs a FeatureFlagProvider around it.');
  useEffect(() => readings.want(name), [readings, name]);
  return useSyncExternalStore(
    readings.subscribe,
    () => readings.get(name),
    () => whileServerRenders,
  );
}

/** The hooks of `createFeatureFlags`, for flags of these names. */
export interface FeatureFlagHooks<Name extends string> {
  /** Whether a feature is on. False until the flag is read, and when it cannot be read (ERR-8). */
  readonly useFeatureFlag: (name: Name) => boolean;
  /** The same with its status, to show a skeleton while loading or to say that the service cannot be reached. */
  readonly useFeatureFlagReading: (name: Name) => FeatureFlagReading;
}

/**
 * Hooks that know the names of your flags, so that a misspelt one is a type error:
 * `export const { useFeatureFlag } = createFeatureFlags<'saved-views' | 'new-feed'>();`
 */
export function createFeatureFlags<Name extends string>(): FeatureFlagHooks<Name> {
  return { useFeatureFlag, useFeatureFlagReading };
}

/**
 * Whether a flag is on. False until it is read, and when it cannot be read. Takes any name; `createFeatureFlags` makes the
 * same hook for the names of your flags only.
 */
export const useFeatureFlag = (name: string): boolean => useReading(name).isEnabled;

/** The same with its status, to show a skeleton while loading or to say that the service cannot be reached. */
export const useFeatureFlagReading = (name: string): FeatureFlagReading => useReading(name);
