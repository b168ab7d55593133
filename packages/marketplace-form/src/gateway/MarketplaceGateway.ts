import type { IndustryCode, ReferralSource } from '../fields/reference.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace, NewMarketplace, Priorities } from '../wire/marketplace.ts';
import type { MarketplaceRow, UnreadableField } from '../wire/readMarketplace.ts';

/** A marketplace with the version the server gave it. */
export interface VersionedMarketplace {
  /** The marketplace as the server sent it, unknown fields included. */
  readonly marketplace: Marketplace;
  /** The `ETag` of the answer, where the server gave one. */
  readonly etag?: string | undefined;
  /** Fields of a foreign service that could not be read: `readMarketplace` of `/wire` names them. Default: none. */
  readonly odd?: readonly UnreadableField[] | undefined;
}

/** How a write is made. */
export interface WriteOptions {
  /** Identifies what the person wanted: send it as `Idempotency-Key`, so that a repeated call is carried out once. */
  readonly idempotencyKey?: string;
}

/**
 * Where marketplaces come from and go to. Implement it over your own service with the schemas of
 * `@advantage/marketplace-form/wire`; `createInMemoryMarketplaceGateway` of `/testing` is one without a service.
 * Every call rejects when it fails, and a call that reads takes a signal that ends it. An error may tell people more with
 * `status` (the HTTP status; 0 when no answer came), `reason` (the service's own words) and `requestId`.
 */
export interface MarketplaceGateway {
  /**
   * All marketplaces, in any order; none where the service answers 404. Rows may be as the service sent
   * them: the list reads each and marks the fields that are odd.
   */
  readonly list: (signal?: AbortSignal) => Promise<readonly MarketplaceRow[]>;
  /** One marketplace; undefined where the service answers 404. */
  readonly get: (id: number, signal?: AbortSignal) => Promise<VersionedMarketplace | undefined>;
  /** Creates a marketplace and gives it back as stored. */
  readonly create: (marketplace: NewMarketplace, options?: WriteOptions) => Promise<Marketplace>;
  /**
   * Replaces a marketplace, with `If-Match` where there is an `etag`. Rejects with a
   * `MarketplaceConflictError` where the service answers 412. Send `keepUnreadableFields(marketplace, row)` of `/wire`, so that
   * what could not be read of the row stays unchanged.
   */
  readonly update: (marketplace: Marketplace, etag?: string, options?: WriteOptions) => Promise<void>;
  /** Gives every marketplace its place. */
  readonly reorder: (priorities: Priorities, options?: WriteOptions) => Promise<void>;
  /** The first agency of an id; undefined where there is none. */
  readonly findAgency: (fulcrumId: string, signal?: AbortSignal) => Promise<Agency | undefined>;
  /** Every six-digit industry code. */
  readonly industryCodes: (signal?: AbortSignal) => Promise<readonly IndustryCode[]>;
  /** Every referral source. */
  readonly referralSources: (signal?: AbortSignal) => Promise<readonly ReferralSource[]>;
}

/** Someone else saved the marketplace first: reject `update` with it on a 412, and the form offers to merge. */
export class MarketplaceConflictError extends Error {
  override readonly name = 'MarketplaceConflictError';
  /** The service's own words; undefined where it gave none. */
  readonly reason: string | undefined;
  /** Finds the request in the service's log. */
  readonly requestId: string | undefined;

  constructor(
    id: number,
    refusal: { readonly reason?: string | undefined; readonly requestId?: string | undefined } = {},
  ) {
    super(`Marketplace ${id} was changed by someone else.`);
    this.reason = refusal.reason;
    this.requestId = refusal.requestId;
  }
}
