/**
 * Meanings of a badge. `special` is a status outside the scale from positive to critical. Color is never the only
 * cue: every badge also has a label.
 */
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

/** Badge heights: 16 px (the small NEW next to a time), 20 px and 24 px. */
export const badgeSizes = ['xs', 's', 'm'] as const;
/** One of `badgeSizes`. */
export type BadgeSize = (typeof badgeSizes)[number];
