import type { DataErrorReport, SourceError, SourceErrorKind } from '@advantage/live-list';
import type { Referral } from '../model/referral.ts';

/** What the events of `<referral-feed>` dispatchFeedEvent of a referral: what the feed shows of it, and nothing of the consumer. */
export type FeedReferral = Pick<Referral, (typeof shownFields)[number]>;

const shownFields = [
  'opportunityId',
  'opportunityType',
  'marketplaceStatus',
  'addDate',
  'category',
  'lines',
  'industryCode',
  'industryDescription',
  'noOfEmployees',
  'yearsInBusiness',
  'estimatedPremium',
  'city',
  'state',
] as const satisfies readonly (keyof Referral)[];

/** Why the feed could not be loaded or refreshed, or (`rows`) that some of its rows were malformed. */
export interface FeedProblem {
  readonly kind: SourceErrorKind | 'rows';
  readonly message: string;
  /** The status of an `http` problem. */
  readonly status?: number | undefined;
  /** How many rows were left out, of a `rows` problem. */
  readonly rejected?: number;
}

/** The details of the events of `<referral-feed>`, by name. All bubble and cross shadow roots. */
export interface FeedEventDetails {
  /** The first answer shows. */
  readonly 'referral-feed:ready': null;
  /** The feed could not be loaded or refreshed, or rows were left out. It goes on trying by itself. */
  readonly 'referral-feed:error': FeedProblem;
  /** The reader chose another state, or all (null). */
  readonly 'referral-feed:state-change': { readonly state: string | null };
  /** The reader pressed a row; only with the attribute `selectable`. */
  readonly 'referral-feed:select': { readonly referral: FeedReferral };
  /** The reader pressed a status. `preventDefault()` keeps the built-in invitation closed. */
  readonly 'referral-feed:claim-intent': { readonly referral: FeedReferral };
}

/** The events of `<referral-feed>`, by name, as `addEventListener` knows them. */
export type FeedEvents = { [Name in keyof FeedEventDetails]: CustomEvent<FeedEventDetails[Name]> };

export const feedEventNames = [
  'referral-feed:ready',
  'referral-feed:error',
  'referral-feed:state-change',
  'referral-feed:select',
  'referral-feed:claim-intent',
] as const satisfies readonly (keyof FeedEventDetails)[];

/** Tells the page; false when it forbade what would follow, which only a claim intent lets it do. */
export const dispatchFeedEvent = <Name extends keyof FeedEventDetails>(
  element: Element,
  name: Name,
  detail: FeedEventDetails[Name],
): boolean =>
  element.dispatchEvent(
    new CustomEvent(name, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: name === 'referral-feed:claim-intent',
    }),
  );

/** A source of the page's own may know more of a referral than other scripts of the page should hear. */
export const shownOf = (referral: Referral): FeedReferral =>
  Object.fromEntries(shownFields.map((field) => [field, referral[field]])) as FeedReferral;

export const problemOf = ({ kind, message, status }: SourceError): FeedProblem => ({ kind, message, status });

export const rowsProblem = ({ rejected, problems }: DataErrorReport): FeedProblem => ({
  kind: 'rows',
  message: problems.map(({ path, code, count }) => `${path || 'row'}: ${code} (${count})`).join(', '),
  rejected,
});
