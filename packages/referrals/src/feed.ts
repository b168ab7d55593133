'use client';

export { type FeedMessages, feedCatalog } from './feed/feedMessages.ts';
export type { FeedView } from './feed/ReferralFeed.tsx';
/** `@advantage/referrals/feed`: the public feed for React pages, and its HTTP source. */
export { ReferralFeed, type ReferralFeedProps } from './feed/ReferralFeed.tsx';
export { createPublicFeedSource, type PublicFeedSourceOptions } from './source/createPublicFeedSource.ts';
export type { FeedSource } from './source/referralSource.ts';
