import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { words } from './filtersBar.css.ts';
import { narrowSplit, splitView } from './splitView.ts';

const { color, size, space, text } = vars;

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

/** The few columns next to open details need less width than a full table. */
globalStyle(`${screen}:has([data-details-open]) table`, { '@media': { [splitView]: { minWidth: 0 } } });

/** The live status takes one line and rows keep their height, so opening details moves no row. */
globalStyle(`${screen}:has([data-details-open]) ${words}`, {
  '@media': { [narrowSplit]: { display: 'none' } },
});

globalStyle(`${screen}:has([data-details-open]) tr[data-id]`, {
  '@media': { [narrowSplit]: { height: rem(40) } },
});

/** Shown below 768 px only. */
export const mobileHeading = style({
  display: 'none',
  margin: 0,
  padding: `${space[4]} ${space[4]} 0`,
  fontSize: text.xl.size,
  lineHeight: text.xl.line,
  fontWeight: vars.weight.strong,
  '@media': { [media.phone]: { display: 'block' } },
});

/** Totals above the transaction cards. */
export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minHeight: vars.control.touch,
  margin: 0,
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
});

export const sum = style({
  color: color.fg.default,
  fontSize: text.l.size,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
