import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import { flagQuery, queryClientOf } from '../store/flagQueries.ts';

/** What is known of one flag. */
export interface FeatureFlagReading {
  /** Whether the feature is on. False while loading and after a failed read. */
  readonly isEnabled: boolean;
  /** `failed` means that the service could not be asked: the feature is off for want of an answer. */
  readonly status: 'loading' | 'ready' | 'failed';
}

const GatewayContext = createContext<FeatureFlagGateway | null>(null);

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
  const client = queryClientOf(gateway);
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return <GatewayContext.Provider value={gateway}>{children}</GatewayContext.Provider>;
}

const statuses = { pending: 'loading', success: 'ready', error: 'failed' } as const;

function useReading(name: string): FeatureFlagReading {
  const gateway = useContext(GatewayContext);
  if (!gateway) throw new Error('useFeatureFlag needs a FeatureFlagProvider around it.');
  const { data, status } = useQuery(flagQuery(gateway, name), queryClientOf(gateway));
  return { isEnabled: status === 'success' && data, status: statuses[status] };
}

/** The hooks of `createFeatureFlags`, for flags of these names. */
export interface FeatureFlagHooks<Name extends string> {
  /** Whether a feature is on. False until the flag is read, and when it cannot be read. */
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
