import type { MarketplaceReference } from '../fields/reference.ts';
import { defaultMarketplaceForm } from '../fields/values.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { toFormValues } from '../values/load.ts';
import type { SessionSubject } from './createFormSession.ts';

/** What is edited: a loaded marketplace, or a new one. */
export const subjectOf = (
  loaded: VersionedMarketplace | undefined,
  reference: MarketplaceReference,
): SessionSubject => ({
  original: loaded?.marketplace,
  etag: loaded?.etag,
  saved: loaded ? toFormValues(loaded.marketplace, reference) : defaultMarketplaceForm(reference),
  reference,
});
