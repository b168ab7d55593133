'use client';

export { type FeedMessages, feedCatalog } from './feed/feedMessages.ts';
/** `@advantage/referrals/feed`: the public feed for any React page, and its source over HTTP. */
export { ReferralFeed, type ReferralFeedProps } from './feed/ReferralFeed.tsx';
export type { FeedView } from './feed/useFeedView.ts';
export { createPublicFeedSource, type PublicFeedSourceOptions } from './source/createPublicFeedSource.ts';
export type { FeedSource } from './source/referralSource.ts';
