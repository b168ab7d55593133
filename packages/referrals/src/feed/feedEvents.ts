import type { DataErrorReport, SourceError, SourceErrorKind } from '@advantage/live-list';
import type { Referral } from '../model/referral.ts';

/** The referral in events of `<referral-feed>`: the fields that the feed shows, and nothing about the consumer. */
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

/** The values that remove each property of the element. Its React wrapper has the same properties. */
export const feedProperties = {
  src: null,
  source: null,
  brand: null,
  links: null,
  messages: null,
  state: null,
  pageSize: null,
  locale: null,
  colorMode: null,
  paused: false,
  selectable: false,
  clock: null,
} as const;

/** Why the feed couldn't be loaded or refreshed, or (`rows`) that some of its rows were malformed. */
export interface FeedProblem {
  readonly kind: SourceErrorKind | 'rows';
  readonly message: string;
  /** The HTTP status of an `http` problem. */
  readonly status?: number | undefined;
  /** The number of rows left out, for a `rows` problem. */
  readonly rejected?: number;
}

/** The `detail` of each `<referral-feed>` event, by name. All events bubble and cross shadow roots. */
export interface FeedEventDetails {
  /** The first response is shown. */
  readonly 'referral-feed:ready': null;
  /** The feed couldn't be loaded or refreshed, or rows were left out. The feed keeps retrying. */
  readonly 'referral-feed:error': FeedProblem;
  /** The user selected another state, or all (null). */
  readonly 'referral-feed:state-change': { readonly state: string | null };
  /** The user pressed a row. Only with the `selectable` attribute. */
  readonly 'referral-feed:select': { readonly referral: FeedReferral };
  /** The user pressed a status. `preventDefault()` keeps the built-in invitation closed. */
  readonly 'referral-feed:claim-intent': { readonly referral: FeedReferral };
}

/** The events of `<referral-feed>` by name, for `addEventListener`. */
export type FeedEvents = { [Name in keyof FeedEventDetails]: CustomEvent<FeedEventDetails[Name]> };

export const feedEventNames = [
  'referral-feed:ready',
  'referral-feed:error',
  'referral-feed:state-change',
  'referral-feed:select',
  'referral-feed:claim-intent',
] as const satisfies readonly (keyof FeedEventDetails)[];

/** Dispatches an event to the page. False if the page prevented the default, which only a claim intent allows. */
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

/** Picks the fields to expose. A custom source may return more than other scripts on the page should see. */
export const toFeedReferral = (referral: Referral): FeedReferral =>
  Object.fromEntries(shownFields.map((field) => [field, referral[field]])) as FeedReferral;

export const toFeedProblem = ({ kind, message, status }: SourceError): FeedProblem => ({
  kind,
  message,
  status,
});

export const rowsProblem = ({ rejected, problems }: DataErrorReport): FeedProblem => ({
  kind: 'rows',
  message: problems.map(({ path, code, count }) => `${path || 'row'}: ${code} (${count})`).join(', '),
  rejected,
});
