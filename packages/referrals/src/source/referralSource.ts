import type { LiveAnswer, LivePage, LoadOptions } from '@advantage/live-list';
import type { ClaimOutcome } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import type { ClaimRequest } from '../wire/claim.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';

/** How a call is made. */
export interface CallOptions {
  /** Ends the call. A source stops all work for it and rejects. */
  readonly signal: AbortSignal;
}

/** How a claim is sent. */
export interface ClaimOptions extends CallOptions {
  /**
   * Names the intention: every retry of a claim carries the same key, also after a reload. Over HTTP it is the
   * `Idempotency-Key`.
   */
  readonly idempotencyKey?: string;
}

/** One page of a list. `Row` is a referral, with the fields that only a host's service sends. */
export type ReferralPage<Row extends Referral = Referral> = LivePage<Row>;

/** The answer of a list call: a page, or word that the page of the given `etag` is still current. */
export type ListAnswer<Row extends Referral = Referral> = LiveAnswer<Row>;

/**
 * Where referrals come from: the port between the components and a host. The console implements it over HTTP;
 * stories and tests take `createMemorySource` of the testing entry, the public feed `createPublicFeedSource`.
 *
 * Every call rejects with a `SourceError`. A list call may reject with status 401 or 404: live lists take that for
 * an empty list.
 */
export interface ReferralSource {
  /** All opportunities; narrowed to a user when the query has a username. */
  list(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** The recently delivered ones, without paging. */
  recent(options: LoadOptions): Promise<ListAnswer>;
  /** Those that can be claimed. */
  available(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** Claim-It Transactions. */
  purchased(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** Those that the query's username acquired. */
  acquired(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** One referral, or null when there is none. */
  get(opportunityId: string, options: CallOptions): Promise<Referral | null>;
  /** Claims or calls. A source without it offers no claiming. */
  claim?(opportunityId: string, request: ClaimRequest, options: ClaimOptions): Promise<ClaimOutcome>;
  /**
   * Names the marketplace for what outlives a page: claims without an outcome survive a reload, and the tabs of a browser
   * share what was claimed. Default: neither.
   */
  readonly marketplace?: string;
  /** The state the reader seems to be in, or null. Asked only with `loadGeoIpStateFilter`. */
  locate?(options: CallOptions): Promise<string | null>;
  /** The address of the street-view image of a `searchId`. A source without it shows no image. */
  streetViewUrl?(searchId: string): string;
}

/** The part of the port that the public feed needs. */
export type FeedSource = Pick<ReferralSource, 'list'>;
