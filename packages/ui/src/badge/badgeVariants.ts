/** What a badge means. `special` is a status outside the scale from positive to critical. Every badge also says it in words. */
export const badgeTones = [
  'info',
  'neutral',
  'positive',
  'caution',
  'critical',
  'special',
  'outline',
] as const;
/** One of `badgeTones`. */
export type BadgeTone = (typeof badgeTones)[number];

/** Heights 16 (the small NEW next to a time), 20 and 24 px. */
export const badgeSizes = ['xs', 's', 'm'] as const;
/** One of `badgeSizes`. */
export type BadgeSize = (typeof badgeSizes)[number];
