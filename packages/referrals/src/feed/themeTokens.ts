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
  'color-focus-ring',
] as const;
