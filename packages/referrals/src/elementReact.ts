'use client';

/**
 * `@advantage/referrals/element/react`: `<referral-feed>` as a React component, for pages whose own styles would affect
 * the feed. Types for brands, locales and events are exported from `@advantage/referrals/element`.
 */
export { ReferralFeedEmbed, type ReferralFeedEmbedProps } from './feed/ReferralFeedEmbed.tsx';
