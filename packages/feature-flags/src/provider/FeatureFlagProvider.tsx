import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import { flagQuery, queryClientOf } from '../store/flagQueries.ts';

/** The state of one flag. */
export interface FeatureFlagReading {
  /** Whether the flag is on. False while loading and after a failed read. */
  readonly isEnabled: boolean;
  /** `failed` means that the flag couldn't be read, so the feature is off. */
  readonly status: 'loading' | 'ready' | 'failed';
}

const GatewayContext = createContext<FeatureFlagGateway | null>(null);

export interface FeatureFlagProviderProps {
  /** Loads the flags. Pass the same object on every render: a new object starts with an empty cache. */
  readonly gateway: FeatureFlagGateway;
  /** The components that read flags. */
  readonly children: ReactNode;
}

/**
 * Lets all components inside read feature flags with `useFeatureFlag`. Each flag is read once, on first use. A flag
 * that couldn't be read is retried when the network reconnects or the tab regains focus.
 */
export function FeatureFlagProvider({ gateway, children }: FeatureFlagProviderProps) {
  const client = queryClientOf(gateway);
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return <GatewayContext.Provider value={gateway}>{children}</GatewayContext.Provider>;
}

const statuses = { pending: 'loading', success: 'ready', error: 'failed' } as const;

/** The hooks that `createFeatureFlags` returns, typed with your flag names. */
export interface FeatureFlagHooks<Name extends string> {
  /** Whether a flag is on. False until it has been read, and if it can't be read. */
  readonly useFeatureFlag: (name: Name) => boolean;
  /**
   * Like `useFeatureFlag`, with the status, to show a skeleton while loading or a message if the service can't be
   * reached.
   */
  readonly useFeatureFlagReading: (name: Name) => FeatureFlagReading;
}

/**
 * Returns hooks typed with your flag names, so that a misspelled name is a type error: `export const { useFeatureFlag }
 * = createFeatureFlags<'saved-views' | 'new-feed'>();`
 */
export function createFeatureFlags<Name extends string>(): FeatureFlagHooks<Name> {
  return { useFeatureFlag, useFeatureFlagReading };
}

/**
 * Whether a flag is on. False until it has been read, and if it can't be read. Takes any name. For a hook that takes
 * only your flag names, use `createFeatureFlags`.
 */
export const useFeatureFlag = (name: string): boolean => useFeatureFlagReading(name).isEnabled;

/**
 * Like `useFeatureFlag`, with the status, to show a skeleton while loading or a message if the service can't be
 * reached.
 */
export function useFeatureFlagReading(name: string): FeatureFlagReading {
  const gateway = useFlagGateway();
  return toReading(useQuery(flagQuery(gateway, name), queryClientOf(gateway)));
}

/** Like `useFeatureFlagReading`, for any number of flags: their states, in the order of the names. */
export function useFeatureFlagReadings(names: readonly string[]): readonly FeatureFlagReading[] {
  const gateway = useFlagGateway();
  const queries = names.map((name) => flagQuery(gateway, name));
  return useQueries({ queries, combine: toReadings }, queryClientOf(gateway));
}

function useFlagGateway() {
  const gateway = useContext(GatewayContext);
  if (!gateway) throw new Error('useFeatureFlag needs a FeatureFlagProvider around it.');
  return gateway;
}

const toReading = ({ data = false, status }: UseQueryResult<boolean>): FeatureFlagReading => ({
  isEnabled: status === 'success' && data,
  status: statuses[status],
});
const toReadings = (results: UseQueryResult<boolean>[]) => results.map(toReading);
