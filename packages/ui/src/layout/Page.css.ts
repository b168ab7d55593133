import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { space } = vars;

export const page = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  width: '100%',
  marginInline: 'auto',
  paddingBlock: `${space[6]} ${space[10]}`,
  paddingInline: space[8],
  '@media': {
    [media.rail]: { paddingBlock: space[5], paddingInline: space[6] },
    [media.phone]: { paddingBlock: space[5], paddingInline: space[4] },
  },
});

export const width = styleVariants({
  full: {},
  form: { maxWidth: `calc(${vars.size.form} + 2 * ${space[8]})` },
  page: { maxWidth: `calc(${vars.size.page} + 2 * ${space[8]})` },
});
