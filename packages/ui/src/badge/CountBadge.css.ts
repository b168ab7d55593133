import { style } from '@vanilla-extract/css';
import { rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  minWidth: rem(20),
  height: rem(20),
  paddingInline: 6,
  borderRadius: vars.radius.full,
  background: vars.color.critical.bg,
  color: vars.color.critical.fg,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
