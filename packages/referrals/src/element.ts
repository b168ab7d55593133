/**
 * `@advantage/referrals/element`: registers the self-contained `<referral-feed>` element, for pages without React. On a
 * React page, use `ReferralFeed` from `@advantage/referrals/feed`.
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

// Already defined if a page loads this script twice. On a server there is no `customElements`.
if (globalThis.customElements && !customElements.get('referral-feed'))
  customElements.define('referral-feed', ReferralFeedElement);
