import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;
const densityHeight = createVar();
const edge = space[4];
/** Alignment of numbers. The direction is matched once per table instead of once per cell. */
const numbersSide = createVar();

/** Height of a row: from the table's density, or else from the brand. */
export const rowHeight = fallbackVar(densityHeight, vars.row.height);

/** The table itself. Set widths on `<col>` elements or header cells: the layout is fixed. */
export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  width: '100%',
  // A page without a doctype, such as an empty iframe, gives tables the text color of its body.
  color: 'inherit',
  fontSize: text.s.size,
  lineHeight: text.s.line,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  vars: { [numbersSide]: 'right' },
  selectors: { '&:dir(rtl)': { textAlign: 'right', vars: { [numbersSide]: 'left' } } },
});

/** Row heights that override the brand's. Applied to the table. */
export const density = styleVariants({
  compact: { vars: { [densityHeight]: vars.row.compact } },
  comfortable: { vars: { [densityHeight]: vars.row.comfortable } },
});

/**
 * A body row. Attributes set its state: `data-clickable`, `data-selected` or `aria-selected` for an open row, `data-on`
 * for one with an open popover, and `data-muted` for a row that's no longer available. A row with the keyboard looks
 * like an open one.
 */
export const row = style({
  selectors: {
    '&[data-clickable]': { cursor: 'pointer' },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
});

/** The row that someone is at: by keyboard, or with its popover or details open. */
const current = `${row}:is([data-selected], [aria-selected=true], [data-on], :focus-visible, :has(:focus-visible))`;

/** A header cell: plain text that sticks to the top of its region, in one or two lines. */
export const headerCell = style({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  boxSizing: 'border-box',
  height: rem(40),
  paddingBlock: space[1],
  paddingInline: 6,
  background: color.bg.surface,
  borderBottom: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: rem(14),
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge },
  },
  '@media': { [media.print]: { position: 'static' } },
});

/**
 * A body cell: one line, truncated with an ellipsis. A tooltip shows truncated text in full. Text is truncated at its
 * own end, whatever its direction and the page's: each line has its own direction, so alignment comes from the table.
 */
export const cell = style({
  boxSizing: 'border-box',
  height: rowHeight,
  paddingBlock: 0,
  paddingInline: 6,
  borderBottom: `1px solid ${color.border.hairline}`,
  background: color.bg.surface,
  letterSpacing: '-.006em',
  unicodeBidi: 'plaintext',
  // The direction is matched once per table instead of once per cell.
  textAlign: 'inherit',
  fontWeight: vars.weight.regular,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge },
    [`${row}:where([data-clickable]:hover) > &`]: { background: color.bg.hover },
    [`${row}[data-muted] > &`]: { background: color.bg.subtle, color: color.fg.subtle },
    [`${current} > &`]: { background: color.bg.selected },
    [`${current} > &:first-child`]: { boxShadow: `inset 3px 0 0 ${color.accent.mark}` },
    [`${current} > &:first-child:dir(rtl)`]: { boxShadow: `inset -3px 0 0 ${color.accent.mark}` },
  },
  '@media': {
    // There's no hover on paper: text that's truncated on screen wraps.
    [media.print]: { whiteSpace: 'normal', overflowWrap: 'break-word', breakInside: 'avoid' },
    [media.forcedColors]: {
      selectors: { [`${current} > &:first-child`]: { borderInlineStart: '3px solid Highlight' } },
    },
  },
});

/** Aligns numbers and money to the end of the cell, in header and body. */
export const numeric = style({ textAlign: fallbackVar(numbersSide, 'right') });

/** A cell after a column of numbers, with extra space. */
export const afterNumeric = style({ paddingInlineStart: 18 });

/** A body cell whose text may wrap to two lines. */
export const wrap = style({
  selectors: { '&&': { whiteSpace: 'normal', lineHeight: text.xs.line, overflowWrap: 'break-word' } },
});

/** Several items on one line of a cell. */
export const cellLine = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

/** The part of a cell line that is truncated with an ellipsis. */
export const ellipsis = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  '@media': { [media.print]: { whiteSpace: 'normal' } },
});
