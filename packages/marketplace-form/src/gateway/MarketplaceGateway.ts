import type { IndustryCode, ReferralSource } from '../fields/reference.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace, NewMarketplace, Priorities } from '../wire/marketplace.ts';
import type { MarketplaceRow } from '../wire/readMarketplace.ts';
import type { UnreadableField } from '../wire/unreadableFields.ts';

/** A marketplace with its version on the server. */
export interface VersionedMarketplace {
  /** The marketplace as the server sent it, including unknown fields. */
  readonly marketplace: Marketplace;
  /** The `ETag` of the response, if the server sent one. */
  readonly etag?: string | undefined;
  /** Fields that `readMarketplace` of `/wire` couldn't read. Default: none. */
  readonly unreadableFields?: readonly UnreadableField[] | undefined;
}

/** All marketplaces with the version of their order on the server. */
export interface MarketplaceRows {
  /** The marketplaces, in any order. Rows can stay as the service sent them. */
  readonly rows: readonly MarketplaceRow[];
  /** The `ETag` of the response, if the server sent one. */
  readonly etag?: string | undefined;
}

/** Options of a write. */
export interface WriteOptions {
  /** Send this as `Idempotency-Key`, so the service carries out a retried write only once. */
  readonly idempotencyKey?: string;
}

/**
 * Port to your marketplace service: reads and writes marketplaces. Implement it with the schemas of
 * `@advantage/marketplace-form/wire`; `createInMemoryMarketplaceGateway` of `/testing` is an in-memory implementation.
 * Every method rejects on failure, and every read takes an `AbortSignal`. An error can carry details for the user:
 * `status` (the HTTP status; 0 if there was no response), `reason` (the service's explanation) and `requestId`.
 */
export interface MarketplaceGateway {
  /**
   * Returns all marketplaces. Return no rows when the service responds with 404. The list parses each row and flags
   * fields it can't read. It calls this before each move, so that the move applies to the order of that moment.
   */
  readonly list: (signal?: AbortSignal) => Promise<MarketplaceRows>;
  /** Returns one marketplace, or undefined when the service responds with 404. */
  readonly get: (id: number, signal?: AbortSignal) => Promise<VersionedMarketplace | undefined>;
  /** Creates a marketplace and returns it as stored. */
  readonly create: (marketplace: NewMarketplace, options?: WriteOptions) => Promise<Marketplace>;
  /**
   * Replaces a marketplace, with `If-Match` if there is an `etag`. Rejects with a `MarketplaceConflictError` when the
   * service responds with 412. Send `keepUnreadableFields(marketplace, row)` of `/wire`, so fields that couldn't be
   * read stay unchanged.
   */
  readonly update: (marketplace: Marketplace, etag?: string, options?: WriteOptions) => Promise<void>;
  /**
   * Sets the priority of every marketplace, with `If-Match` if there is an `etag` of the list. Rejects with a
   * `MarketplaceConflictError` when the service responds with 412: the list then applies the move to the newer order.
   */
  readonly reorder: (priorities: Priorities, etag?: string, options?: WriteOptions) => Promise<void>;
  /** Returns the first agency with this ID, or undefined if there is none. */
  readonly findAgency: (fulcrumId: string, signal?: AbortSignal) => Promise<Agency | undefined>;
  /** Returns every six-digit industry code. */
  readonly industryCodes: (signal?: AbortSignal) => Promise<readonly IndustryCode[]>;
  /** Returns every referral source. */
  readonly referralSources: (signal?: AbortSignal) => Promise<readonly ReferralSource[]>;
}

/**
 * Someone else saved the marketplace first, or changed the order. Reject `update` and `reorder` with this error on a
 * 412: the form offers to merge the changes, and the list moves the marketplace in the newer order.
 */
export class MarketplaceConflictError extends Error {
  override readonly name = 'MarketplaceConflictError';
  /** The service's explanation, if it gave one. */
  readonly reason: string | undefined;
  /** ID of the request in the service's log. */
  readonly requestId: string | undefined;

  constructor(
    target: number | 'order',
    errorDetails: { readonly reason?: string | undefined; readonly requestId?: string | undefined } = {},
  ) {
    super(`${target === 'order' ? 'The order' : `Marketplace ${target}`} was changed by someone else.`);
    this.reason = errorDetails.reason;
    this.requestId = errorDetails.requestId;
  }
}

/** Whether a write failed because someone else saved first. Goes by the name, because a host may have another copy of the class. */
export const isConflict = (error: unknown) =>
  error instanceof Error && error.name === 'MarketplaceConflictError';
