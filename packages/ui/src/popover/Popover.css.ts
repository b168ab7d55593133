import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const content = style({
  boxSizing: 'border-box',
  maxWidth: 344,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  outline: 'none',
});
