import type { LiveAnswer, LivePage, LoadOptions } from '@advantage/live-list';
import type { ClaimOutcome } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import type { ClaimRequest } from '../wire/claim.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';

/** Options of every request. */
export interface CallOptions {
  /** Aborts the request. A source must stop all work for it and reject. */
  readonly signal: AbortSignal;
}

/** Options of a claim request. */
export interface ClaimOptions extends CallOptions {
  /** Identifies the claim in every retry, even after a reload. Over HTTP, it's the `Idempotency-Key` header. */
  readonly idempotencyKey?: string;
}

/** One page of a list. `Row` is a referral, including fields that only a host's service sends. */
export type ReferralPage<Row extends Referral = Referral> = LivePage<Row>;

/** The response of a list request: a page, or `unchanged` if the page with the given `etag` is still current. */
export type ListAnswer<Row extends Referral = Referral> = LiveAnswer<Row>;

/**
 * The port through which components load and claim referrals. The console implements it over HTTP. Stories and tests
 * use `createMemorySource` from the testing entry, the public feed uses `createPublicFeedSource`.
 *
 * Requests reject with a `SourceError`. Live lists treat an `http` error with status 401 or 404 as an empty list.
 */
export interface ReferralSource {
  /** All referrals, narrowed to a user if the query has a username. */
  list(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** Recently delivered referrals, without paging. */
  recent(options: LoadOptions): Promise<ListAnswer>;
  /** Referrals that can be claimed. */
  available(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** Claim-It Transactions. */
  purchased(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** Referrals acquired by the query's username. */
  acquired(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** One referral, or null if it doesn't exist. */
  get(opportunityId: string, options: CallOptions): Promise<Referral | null>;
  /** Claims a referral, by purchase or by call. Omit it to offer no claiming. */
  claim?(opportunityId: string, request: ClaimRequest, options: ClaimOptions): Promise<ClaimOutcome>;
  /**
   * Identifies the marketplace across page loads and tabs: claims without an outcome survive a reload, and browser tabs
   * share what was claimed. Default: neither.
   */
  readonly marketplace?: string;
  /** The US state the user seems to be in, or null. Called only with `loadGeoIpStateFilter`. */
  locate?(options: CallOptions): Promise<string | null>;
  /** URL of the street view image for a `searchId`. Omit it to show no image. */
  streetViewUrl?(searchId: string): string;
}

/** The part of `ReferralSource` that the public feed needs. */
export type FeedSource = Pick<ReferralSource, 'list'>;
