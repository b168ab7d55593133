import { useHostQueryClient } from '@advantage/marketplace-form/internal';
import type { MarketplaceVersion } from '@advantage/marketplace-form/wire';
import { skipToken, useQuery } from '@tanstack/react-query';

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
  const { data } = useQuery(
    {
      queryKey: ['@advantage/marketplace-form', 'history', id, etag],
      queryFn:
        history && id !== undefined
          ? async ({ signal }) =>
              (await history.versions(id, signal)).toSorted((a, b) => b.version - a.version)
          : skipToken,
      staleTime: 0,
      gcTime: 0,
      networkMode: 'always',
      retry: false,
    },
    useHostQueryClient(),
  );
  return data;
}
