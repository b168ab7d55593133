import { style } from '@vanilla-extract/css';
import { iconButtonStyles } from '../icon-button/IconButton.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;

export const trigger = style([
  iconButtonStyles({ size: 'xs' }),
  { color: color.fg.subtle, borderRadius: vars.radius.s },
]);

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  width: rem(344),
  maxWidth: `calc(100vw - 2 * ${space[4]})`,
  maxHeight: `calc(100dvh - 2 * ${space[4]})`,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  background: color.bg.raised,
  boxShadow: vars.shadow.m,
  color: color.fg.default,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  cursor: 'auto',
  '@media': {
    [media.phone]: { width: 'auto', insetInline: space[4], insetBlockEnd: space[4], insetBlockStart: 'auto' },
  },
});

export const content = style({ paddingBlock: space[4], paddingInline: space[5] });

export const footer = style({
  paddingBlock: space[3],
  paddingInline: space[5],
  borderTop: `1px solid ${color.border.hairline}`,
});

export const terms = style({ display: 'grid', gap: space[4], margin: 0 });

export const term = style({ display: 'flex', alignItems: 'center', gap: 6, fontWeight: vars.weight.strong });

export const meaning = style({ margin: 0, marginTop: 2, color: color.fg.muted });
