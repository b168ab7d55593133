/** What a page puts before the name of a token to set it. */
export const themePrefix = '--referral-feed-';

/** The tokens that a page may set, e.g. `referral-feed { --referral-feed-color-claim-bg: #123456 }`. */
export const themeTokens = [
  'font-family',
  'radius-s',
  'radius-m',
  'radius-l',
  'color-bg-surface',
  'color-bg-subtle',
  'color-bg-hover',
  'color-fg-default',
  'color-fg-muted',
  'color-fg-link',
  'color-border-default',
  'color-border-hairline',
  'color-claim-bg',
  'color-claim-bg-hover',
  'color-claim-fg',
  'color-claim-border',
  'color-urgent-bg-hover',
  'color-urgent-fg',
  'color-urgent-border',
  'color-focus-ring',
] as const;

/** The token of the design system that a token of the feed sets: to claim is the primary action here. */
export const designTokenOf = (name: (typeof themeTokens)[number]) =>
  name.replace('color-claim', 'color-primary');
