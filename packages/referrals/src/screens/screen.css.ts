import { breakpoints, media, rem, textStyle, vars } from '@advantage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** Windows in which a list shares its width with open details. */
const splitView = `screen and (min-width: ${(breakpoints.drawer + 1) / 16}em)`;

/** Fills the available height; rows scroll inside. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  background: color.bg.surface,
  '@media': {
    [media.phone]: { height: 'auto', flex: 'none', width: '100%' },
    // The details panel covers the end of the page, so the list leaves space for it.
    [splitView]: { selectors: { '&:has([data-details-open])': { paddingInlineEnd: size.panel } } },
  },
});

/** Shown below 768 px only. */
export const mobileHeading = style({
  display: 'none',
  margin: 0,
  padding: `${space[4]} ${space[4]} 0`,
  ...textStyle.l,
  fontWeight: vars.weight.strong,
  '@media': { [media.phone]: { display: 'block' } },
});

/** The row of a list for its total. */
export const band = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: rem(48),
  paddingInline: space[4],
  '@media': {
    [media.drawer]: { borderBlockEnd: `1px solid ${color.border.hairline}` },
    [media.phone]: { flexWrap: 'wrap', rowGap: space[1], paddingBlock: space[2] },
  },
});

const rangeBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: space[2],
});

/** Which days the total is of, and how far their transactions are read: on a phone in a line below. */
export const range = styleVariants({
  atRest: [rangeBase],
  reading: [rangeBase, { '@media': { [media.phone]: { flex: '1 0 100%' } } }],
});

export const problem = style({ color: color.critical.fg, ...textStyle.s });

export const fact = style({
  flex: 1,
  margin: 0,
  color: color.fg.muted,
  '@media': { [media.drawer]: { ...textStyle.s } },
});

export const amount = style({
  color: color.fg.default,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
