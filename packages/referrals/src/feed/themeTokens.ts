/** Prefix of the custom properties with which a page sets tokens. */
export const themePrefix = '--referral-feed-';

/** The tokens that a page can set, e.g. `referral-feed { --referral-feed-color-claim-bg: #123456 }`. */
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

/** Returns the design token that a feed token sets. Claiming is the primary action here. */
export const designTokenOf = (name: (typeof themeTokens)[number]) =>
  name.replace('color-claim', 'color-primary');
