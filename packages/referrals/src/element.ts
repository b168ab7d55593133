/**
 * `@advantage/referrals/element`: registers `<referral-feed>`, everything included, for pages without React. On a React
 * page use `ReferralFeed` of `@advantage/referrals/feed`.
 */
import type { FeedEvents } from './element/feedEvents.ts';
import { ReferralFeedElement } from './element/ReferralFeedElement.ts';

export type { FeedBrand, FeedLocale } from './element/feedAttributes.ts';
export type { FeedEventDetails, FeedEvents, FeedProblem, FeedReferral } from './element/feedEvents.ts';
export { ReferralFeedElement };

declare global {
  interface HTMLElementTagNameMap {
    'referral-feed': ReferralFeedElement;
  }
  interface HTMLElementEventMap extends FeedEvents {}
}

/** A page may load the element twice, and a server may import it. */
if (globalThis.customElements && !customElements.get('referral-feed'))
  customElements.define('referral-feed', ReferralFeedElement);
