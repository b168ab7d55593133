import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: color.bg.surface,
  color: color.fg.default,
});

/** `fill` scrolls in its own region under a fixed header; `page` grows with the page. */
export const list = styleVariants({ fill: [frame, { flex: '1 1 auto' }], page: [frame] });

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
  page: { '@media': { [media.desktop]: { overflowX: 'auto' } } },
});

globalStyle(`${region.page} tbody > tr:last-child > *`, { borderBottomColor: 'transparent' });

// In print, each column is as wide as its content, even if it was resized.
globalStyle(`${frame} table`, {
  '@media': { [media.print]: { tableLayout: 'auto', ...textStyle.xs } },
});
globalStyle(`${frame} col`, {
  '@media': { [media.print]: { width: 'auto !important' } },
});

/** A value that is not known, and 'N/A (PL)', which is blank on phones. */
globalStyle(`${frame} :is([data-unknown], [data-na])`, { color: color.fg.subtle });
globalStyle(`${frame} [data-na]`, {
  fontSize: text.xs.size,
  '@media': { [media.phone]: { fontSize: 0 } },
});

/** Why a row is grayed out, in place of its status. May wrap. */
export const note = style({
  display: 'inline-block',
  lineHeight: text.xs.line,
  fontWeight: vars.weight.medium,
  whiteSpace: 'normal',
  verticalAlign: 'middle',
});

/** A text of a row as a button, which opens the row by keyboard or screen reader. */
export const rowButton = style({
  maxWidth: '100%',
  margin: 0,
  padding: 0,
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

/** The header that the table is sorted by, if it is no button. */
export const sorted = style({
  display: 'inline-flex',
  paddingInlineEnd: 2,
  color: color.fg.default,
  fontWeight: vars.weight.medium,
  verticalAlign: 'middle',
});

// Help and menu of a header wait for the pointer or the focus. Help is always there on touch screens.
const unused = 'th:not(:hover, :focus-within) &';
export const info = style({
  // Right after the label, without moving it.
  position: 'absolute',
  insetBlock: 0,
  display: 'inline-flex',
  alignItems: 'center',
  selectors: { [unused]: { opacity: 0 } },
  '@media': { [media.touch]: { selectors: { [unused]: { opacity: 1 } } } },
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
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  background: color.caution.bg,
  color: color.caution.fg,
  ...textStyle.s,
});

/** Help below the cards. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  minHeight: rem(44),
  paddingInline: space[4],
  color: color.fg.muted,
  ...textStyle.xs,
});

export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
