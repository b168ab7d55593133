import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const card = style({
  boxSizing: 'border-box',
  minWidth: 0,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.l,
});

/** Clips content that reaches the edges to the rounded corners. */
export const clipped = style({ overflow: 'clip' });
