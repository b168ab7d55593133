'use client';

/** `@advantage/referrals/element/react`: `<referral-feed>` as a React component, for pages with styles of their own. */
export type { FeedLocale } from './feed/feedAttributes.ts';
export type { FeedBrand } from './feed/feedBrands.ts';
export type { FeedEventDetails, FeedEvents, FeedProblem, FeedReferral } from './feed/feedEvents.ts';
export { ReferralFeedEmbed, type ReferralFeedEmbedProps } from './feed/ReferralFeedEmbed.tsx';
