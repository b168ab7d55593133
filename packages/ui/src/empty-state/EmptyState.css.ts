import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  paddingBlock: space[12],
  paddingInline: space[6],
  textAlign: 'center',
});

export const mark = style({ color: color.fg.subtle });

export const text = style({ margin: 0, maxWidth: 320, color: color.fg.muted, textWrap: 'pretty' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginTop: space[2],
});
