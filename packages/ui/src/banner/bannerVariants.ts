import type { IconName } from '../icon/iconNames.ts';

/** What a banner tells. */
export const bannerTones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const;
/** One of `bannerTones`. */
export type BannerTone = (typeof bannerTones)[number];

/** The icon of a banner that asks for no other. */
export const bannerIcons: Readonly<Record<BannerTone, IconName>> = {
  neutral: 'info',
  info: 'info',
  positive: 'checkCircle',
  caution: 'info',
  critical: 'alert',
};
