import type { IconComponent } from '../icon/createIcon.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '../icon/icons.ts';

/** What a banner tells. */
export const bannerTones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const;
/** One of `bannerTones`. */
export type BannerTone = (typeof bannerTones)[number];

/** The icon of a banner that asks for no other. */
export const bannerIcons: Readonly<Record<BannerTone, IconComponent>> = {
  neutral: InfoIcon,
  info: InfoIcon,
  positive: CheckCircleIcon,
  caution: InfoIcon,
  critical: AlertIcon,
};
