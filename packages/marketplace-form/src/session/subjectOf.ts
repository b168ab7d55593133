import { defaultMarketplaceForm } from '../form/defaults.ts';
import { toFormValues } from '../form/load.ts';
import type { MarketplaceReference } from '../form/reference.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
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
