import { useQuery } from '@tanstack/react-query';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { industryCodesQuery, marketplaceQuery, sourcesQuery } from '../gateway/queries.ts';
import { useErrorToast } from '../gateway/useErrorToast.ts';
import { texts } from './texts.ts';

/** How the loading of a form stands. */
export type LoadedForm =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      /** Missing for a new marketplace. */
      readonly loaded: VersionedMarketplace | undefined;
      readonly reference: MarketplaceReference;
    };

const noSources: MarketplaceReference['referralSources'] = [];

/** Loads what a form needs: the marketplace, the referral sources and, in its own time, the industry codes. */
export function useMarketplace(gateway: MarketplaceGateway, id: number | 'new'): LoadedForm {
  const isNew = id === 'new';
  const marketplace = useQuery({ ...marketplaceQuery(gateway, isNew ? 0 : id), enabled: !isNew });
  const sources = useQuery(sourcesQuery(gateway));
  const codes = useQuery(industryCodesQuery(gateway));
  useErrorToast(marketplace.error, texts.retrieveFailed(Number(id)));
  useErrorToast(sources.error, texts.sourcesFailed);
  useErrorToast(codes.error, texts.codesFailed);
  if (sources.isPending || (!isNew && marketplace.isFetching && marketplace.data === undefined))
    return { state: 'loading' };
  if (!isNew && marketplace.isError) return { state: 'failed', retry: () => void marketplace.refetch() };
  if (!isNew && !marketplace.data) return { state: 'missing' };
  return {
    state: 'ready',
    loaded: marketplace.data ?? undefined,
    reference: { referralSources: sources.data ?? noSources, industryCodes: codes.data },
  };
}
