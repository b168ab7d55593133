import { useHostQueryClient } from '@advantage/marketplace-form/internal';
import type { MarketplaceVersion } from '@advantage/marketplace-form/wire';
import { useQuery } from '@tanstack/react-query';

/**
 * Port to a service that keeps earlier versions of marketplaces. `createInMemoryMarketplaceHistory` of `/testing` is an
 * in-memory implementation. Without a history, the form doesn't offer one.
 */
export interface MarketplaceHistory {
  /**
   * Returns the versions of a marketplace, in any order and without API keys. Empty if the marketplace was never
   * changed. Rejects on failure.
   */
  readonly versions: (id: number, signal?: AbortSignal) => Promise<readonly MarketplaceVersion[]>;
}

/** Returns the versions of a marketplace, newest first. Undefined without a history, and while it isn't loaded. */
export function useVersions(
  history: MarketplaceHistory | undefined,
  id: number | undefined,
  etag: string | undefined,
): readonly MarketplaceVersion[] | undefined {
  const load =
    history && id !== undefined ? (signal: AbortSignal) => history.versions(id, signal) : undefined;
  const { data } = useQuery(
    {
      queryKey: ['@advantage/marketplace-form', 'history', id, etag],
      queryFn: async ({ signal }) => ((await load?.(signal)) ?? []).toSorted((a, b) => b.version - a.version),
      // TanStack Query has `skipToken` only since 5.25, and the peer range starts with 5.0.
      enabled: load !== undefined,
      staleTime: 0,
      gcTime: 0,
      networkMode: 'always',
      retry: false,
    },
    useHostQueryClient(),
  );
  return data;
}
