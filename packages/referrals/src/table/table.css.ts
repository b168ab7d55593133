import { media, rem, vars } from '@advantage/ui/theme';
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** `fill` scrolls in its own region under a fixed header; `page` grows with the page. */
export const list = styleVariants(
  {
    fill: { flex: '1 1 auto' },
    page: {},
  },
  (layout) => [
    {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      minHeight: 0,
      background: color.bg.surface,
      color: color.fg.default,
    },
    layout,
  ],
);

export const region = styleVariants({
  fill: {
    // Makes visually hidden texts in rows scroll with them instead of stretching the page.
    position: 'relative',
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    scrollPaddingBlockStart: rem(48),
    '@media': { [media.phone]: { overflow: 'visible' }, [media.print]: { overflow: 'visible' } },
  },
  page: { '@media': { [media.rail]: { overflowX: 'auto', containerType: 'inline-size' } } },
});

globalStyle(`${list.page} tbody > tr:last-child > *`, { borderBottomColor: 'transparent' });

export const controlsWidth = createVar();

/** On a table with a control column, which takes no width from the others. */
export const withControls = style({});

const atLeast = (width: string) => `calc(${width} + ${fallbackVar(controlsWidth, '0px')})`;

/** Between phone and wide desktop, a table keeps the width that its columns need and scrolls within its region. */
export const table = styleVariants({ narrow: atLeast(rem(1040)), wide: atLeast(rem(1220)) }, (minWidth) => ({
  '@media': {
    [media.print]: { tableLayout: 'auto', fontSize: text.xs.size, lineHeight: text.xs.line },
    [media.rail]: { minWidth },
  },
}));

// In print, each column is as wide as its content, even if it was resized.
globalStyle(`:is(${list.fill}, ${list.page}) col`, {
  '@media': { [media.print]: { width: 'auto !important' } },
});

/** A text that may wrap to two lines in a dense table of all columns; elsewhere the cell truncates it. */
export const wraps = style({});

/** The status of a row, which is sticky while the rest of a large table scrolls. */
export const stickyStatus = style({});

/** Why a row is grayed out, in place of its status. May wrap. */
export const note = style({
  display: 'inline-block',
  fontSize: text.s.size,
  lineHeight: text.xs.line,
  fontWeight: vars.weight.medium,
  whiteSpace: 'normal',
  verticalAlign: 'middle',
});

/** The first cell as a button, which opens the row by keyboard or screen reader. */
export const rowButton = style({
  maxWidth: '100%',
  margin: 0,
  padding: '2px 0',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  // A date keeps the direction of its digits and the alignment of its column.
  textAlign: 'inherit',
  unicodeBidi: 'plaintext',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 1 } },
});

/** Overlays rows that are about to be replaced. */
export const busy = style({
  position: 'absolute',
  insetBlockStart: rem(56),
  insetInline: 0,
  zIndex: 4,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const busyChip = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: vars.radius.full,
  background: color.bg.raised,
  border: `1px solid ${color.border.hairline}`,
  boxShadow: vars.shadow.m,
  color: color.fg.muted,
});

/** The number of rows that were left out. */
export const rejected = style({
  flex: 'none',
  margin: 0,
  padding: `${space[2]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  background: color.caution.bg,
  color: color.caution.fg,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

/** Help and caption above the cards. */
export const legend = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[5],
  minHeight: rem(44),
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
});

export const legendText = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  textWrap: 'balance',
});

export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
