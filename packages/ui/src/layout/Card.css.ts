import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const card = style({
  boxSizing: 'border-box',
  minWidth: 0,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.l,
});

/** Keeps what goes up to the edges inside the round corners. */
export const clipped = style({ overflow: 'clip' });
