'use client';

/**
 * `@advantage/referrals/element/react`: `<referral-feed>` as a React component, for pages with their own styles. The types of
 * its brands, locales and events are those of `@advantage/referrals/element`.
 */
export { ReferralFeedEmbed, type ReferralFeedEmbedProps } from './feed/ReferralFeedEmbed.tsx';
