import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;
const densityHeight = createVar();
const edge = space[5];
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
  fontSize: text.m.size,
  lineHeight: text.m.line,
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
 * A body row. Attributes set its state: `data-clickable`, `data-selected` or `aria-selected`, and `data-muted` for a
 * row that's no longer available.
 */
export const row = style({
  selectors: {
    '&[data-clickable]': { cursor: 'pointer' },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
});

const selected = `${row}:is([data-selected], [aria-selected=true])`;

/** A header cell. It sticks to the top of its region and has one or two lines. */
export const headerCell = style({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  boxSizing: 'border-box',
  height: rem(40),
  paddingBlock: space[1],
  paddingInline: 6,
  background: color.bg.subtle,
  borderBlock: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: vars.weight.medium,
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
    [`${row}[data-clickable]:is(:hover, :focus-visible):not([data-selected], [aria-selected=true]) > &`]: {
      background: color.bg.hover,
    },
    [`${row}[data-muted] > &`]: { background: color.bg.subtle, color: color.fg.subtle },
    [`${selected} > &`]: { background: color.bg.selected },
    [`${selected} > &:first-child`]: { boxShadow: `inset 3px 0 0 ${color.accent.mark}` },
    [`${selected} > &:first-child:dir(rtl)`]: { boxShadow: `inset -3px 0 0 ${color.accent.mark}` },
  },
  '@media': {
    // There's no hover on paper: text that's truncated on screen wraps.
    [media.print]: { whiteSpace: 'normal', overflowWrap: 'break-word', breakInside: 'avoid' },
    [media.forcedColors]: {
      selectors: { [`${selected} > &:first-child`]: { borderInlineStart: '3px solid Highlight' } },
    },
  },
});

/** Aligns numbers and money to the end of the cell, in header and body. */
export const numeric = style({ textAlign: fallbackVar(numbersSide, 'right') });

/** A cell after a column of numbers, with extra space. */
export const afterNumeric = style({ paddingInlineStart: 18 });

/**
 * Keeps the last column in view while the table scrolls sideways, in header and body. Long text may come close to the
 * edge.
 */
export const stickyEnd = style({
  '@media': {
    [media.rail]: {
      position: 'sticky',
      insetInlineEnd: 0,
      borderInlineStart: `1px solid ${color.border.hairline}`,
      paddingInlineStart: space[3],
    },
  },
  selectors: {
    [`${headerCell}&`]: { zIndex: 3 },
    [`&&:not(${numeric})`]: { paddingInlineEnd: 6 },
  },
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

/** Content of a header cell: its label or sort button, and an info button. */
export const headerLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: rem(20),
  maxWidth: '100%',
});
