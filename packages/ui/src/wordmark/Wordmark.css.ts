import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  height: rem(28),
  fontSize: rem(19),
  lineHeight: rem(28),
  fontWeight: vars.weight.strong,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
});

export const wordmark = styleVariants({
  page: [base, { color: color.fg.default }],
  chrome: [base, { color: color.chrome.fg }],
});

export const drawing = style({ display: 'block', flex: 'none', height: rem(28), width: 'auto' });

export const accent = styleVariants({
  page: { color: color.primary.bg },
  chrome: { color: color.chrome.mark },
});
