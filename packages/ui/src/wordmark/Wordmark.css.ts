import { style, styleVariants } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  maxWidth: '100%',
  minHeight: rem(28),
  fontWeight: vars.weight.strong,
});

const tracking = style({ letterSpacing: '-.02em' });

export const name = style([tracking, { fontSize: rem(19), lineHeight: rem(28), whiteSpace: 'nowrap' }]);

const wrapped = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // In a rail, only the mark is visible.
  '@media': { [media.navigationRail]: { whiteSpace: 'nowrap' } },
});

/** A name longer than usual, wrapped onto as many lines as needed. */
export const longName = styleVariants({
  page: [wrapped, tracking, { fontSize: rem(17), lineHeight: rem(18) }],
  chrome: [wrapped, tracking, { fontSize: rem(13), lineHeight: rem(14) }],
});

export const wordmark = styleVariants({
  page: [base, { color: color.fg.default }],
  chrome: [base, { color: color.chrome.fg }],
});

export const drawing = style({ display: 'block', flex: 'none', height: rem(28), width: 'auto' });

/** A logo that isn't a line drawing: never larger than its place. */
export const logo = style({ display: 'flex', alignItems: 'center', minWidth: 0, height: rem(28) });

export const image = style({ display: 'block', maxWidth: '100%', height: '100%', objectFit: 'contain' });

export const accent = styleVariants({
  page: { color: color.primary.bg },
  chrome: { color: color.chrome.mark },
});
