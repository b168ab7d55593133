import { toasts, useMessages } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import type { HostFields, MarketplaceReference } from '../fields/field.ts';
import { useErrorToast } from '../gateway/errorToasts.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { industryCodesQuery, marketplaceQuery, sourcesQuery } from '../gateway/queries.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';

type LoadedForm =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      /** Undefined for a new marketplace. */
      readonly loaded: VersionedMarketplace | undefined;
      /** The marketplace that a new one is copied from. */
      readonly copied: Marketplace | undefined;
      readonly reference: MarketplaceReference;
    };

const noSources: MarketplaceReference['referralSources'] = [];

/**
 * Loads what a form needs: the marketplace, or the one to copy, the referral sources and the industry codes. The form
 * doesn't wait for the industry codes.
 */
export function useMarketplace(
  gateway: MarketplaceGateway,
  id: number | 'new',
  copyOf: number | undefined,
  fields: HostFields | undefined,
): LoadedForm {
  const t = useMessages(en.saving);
  const isNew = id === 'new';
  const sourceId = isNew ? copyOf : id;
  const client = useHostQueryClient();
  const marketplace = useQuery(
    {
      ...marketplaceQuery(gateway, sourceId ?? 0),
      enabled: sourceId !== undefined,
    },
    client,
  );
  const sources = useQuery(sourcesQuery(gateway), client);
  const codes = useQuery(industryCodesQuery(gateway), client);
  useErrorToast(marketplace.error, t.retrieveFailed(sourceId ?? 0));
  useErrorToast(sources.error, t.sourcesFailed);
  useErrorToast(codes.error, t.codesFailed);
  if (
    sources.isPending ||
    (sourceId !== undefined && marketplace.isFetching && marketplace.data === undefined)
  )
    return { state: 'loading' };
  if (sourceId !== undefined && marketplace.isError)
    return { state: 'failed', retry: () => void marketplace.refetch() };
  if (sourceId !== undefined && !marketplace.data) return { state: 'missing' };
  const versioned = marketplace.data ?? undefined;
  return {
    state: 'ready',
    loaded: isNew ? undefined : versioned,
    copied: isNew ? versioned?.marketplace : undefined,
    reference: {
      referralSources: sources.data ?? noSources,
      industryCodes: codes.data?.length ? codes.data : undefined,
      fields,
    },
  };
}

/**
 * Fetches a marketplace again. If that fails or the marketplace no longer exists, shows an error toast and returns
 * undefined.
 */
export async function readMarketplace(
  gateway: MarketplaceGateway,
  id: number,
  t = en.saving,
): Promise<VersionedMarketplace | undefined> {
  const response = await gateway.get(id).catch(() => undefined);
  if (!response) toasts.error(t.retrieveFailed(id));
  return response;
}
