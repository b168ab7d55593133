import type { IconComponent } from '../icon/createIcon.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '../icon/icons.ts';

/** Tones of a banner. */
export const bannerTones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const;
/** One of `bannerTones`. */
export type BannerTone = (typeof bannerTones)[number];

/** Icon of each tone, unless the banner sets another. */
export const bannerIcons: Readonly<Record<BannerTone, IconComponent>> = {
  neutral: InfoIcon,
  info: InfoIcon,
  positive: CheckCircleIcon,
  caution: InfoIcon,
  critical: AlertIcon,
};
