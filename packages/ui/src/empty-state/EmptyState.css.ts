import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Centered in the remaining height of a column. */
export const emptyState = style({
  display: 'grid',
  flex: '1 0 auto',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  boxSizing: 'border-box',
  paddingBlock: space[12],
  paddingInline: space[6],
  textAlign: 'center',
});

globalStyle(`${emptyState} > :is(h1, h2, h3, h4)`, { fontWeight: vars.weight.medium });

export const mark = style({ display: 'flex', color: color.fg.subtle });

export const text = style({
  marginTop: `calc(-1 * ${space[3]})`,
  maxWidth: rem(400),
  color: color.fg.muted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
});
