'use client';

/** `@advantage/referrals/feed`: the public feed for any React page, and its source over HTTP. */
export { type FeedOrigin, ReferralFeed, type ReferralFeedProps } from './feed/ReferralFeed.tsx';
export type { FeedView, FeedViewOptions } from './feed/useFeedView.ts';
export { createPublicFeedSource, type PublicFeedSourceOptions } from './source/createPublicFeedSource.ts';
export type { FeedSource } from './source/referralSource.ts';
