/**
 * `@advantage/referrals/element`: registers `<referral-feed>`, everything included, for pages without React. On a React
 * page use `ReferralFeed` of `@advantage/referrals/feed`.
 */
import type { FeedEvents } from './feed/feedEvents.ts';
import { ReferralFeedElement } from './feed/ReferralFeedElement.ts';

export type { FeedLocale } from './feed/feedAttributes.ts';
export type { FeedBrand } from './feed/feedBrands.ts';
export type { FeedEvents, FeedProblem, FeedReferral } from './feed/feedEvents.ts';
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
