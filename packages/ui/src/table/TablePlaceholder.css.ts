import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, row, space } = vars;
const height = createVar();

export const placeholder = style({
  position: 'relative',
  background: `repeating-linear-gradient(${color.bg.surface} 0 calc(${height} - 1px), ${color.border.hairline} calc(${height} - 1px) ${height})`,
});

/** Height of a row: the brand's, or that of the table's `density`. */
export const density = styleVariants({
  brand: { vars: { [height]: row.height } },
  compact: { vars: { [height]: row.compact } },
  comfortable: { vars: { [height]: row.comfortable } },
});

/** Placeholder for the text of a row: three bars, whose lengths vary by row. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr 1fr',
  alignItems: 'center',
  gap: space[6],
  height,
  paddingInline: space[5],
  '::before': { content: '', height: 10, borderRadius: vars.radius.s, background: color.bg.inset },
  '::after': {
    content: '',
    width: '82%',
    height: 10,
    borderRadius: vars.radius.s,
    background: color.bg.inset,
  },
  selectors: {
    '&:nth-child(3n + 2)::after': { width: '64%' },
    '&:nth-child(3n)::after': { width: '46%' },
  },
  '@media': {
    [media.forcedColors]: {
      '::before': { border: '1px solid GrayText' },
      '::after': { border: '1px solid GrayText' },
    },
  },
});
