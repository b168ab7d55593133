import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** The button with time left and former price: on one line, or wrapped where space is short. */
export const status = styleVariants({
  row: {
    display: 'inline-grid',
    gridTemplateColumns: `${rem(144)} auto`,
    alignItems: 'center',
    columnGap: space[2],
    verticalAlign: 'middle',
  },
  touch: {
    display: 'flex',
    flex: '1 1 auto',
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${space[1]} ${space[4]}`,
    minWidth: 0,
  },
});

/** Aligns the prices of all rows. */
globalStyle(`${status.row} > button`, { justifyContent: 'flex-start', paddingInline: 8 });

/** Time left above the former price. */
export const facts = style({
  display: 'grid',
  justifyItems: 'start',
  fontSize: text.xs.size,
  lineHeight: 1.17,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${status.touch} > &`]: { flex: '1 1 96px', lineHeight: text.s.line, fontSize: text.s.size },
  },
});

export const timeLeft = styleVariants({
  normal: { color: color.fg.muted },
  critical: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    color: color.critical.fg,
    fontWeight: vars.weight.strong,
  },
});

export const charge = style({ color: color.fg.muted });

const bar = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  height: 3,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** The share of time left, as a bar at the bottom of a button. */
export const drain = styleVariants({
  normal: [bar],
  critical: [bar, { background: color.critical.mark }],
});

export const over = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.fg.muted,
  whiteSpace: 'nowrap',
});
