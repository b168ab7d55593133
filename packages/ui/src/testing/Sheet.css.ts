import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const sheet = style({
  borderCollapse: 'separate',
  borderSpacing: `${vars.space[5]} ${vars.space[3]}`,
});

export const axis = style({
  textAlign: 'start',
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.medium,
  color: vars.color.fg.muted,
});

export const scroll = style({ overflowX: 'auto' });
