import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;
const densityHeight = createVar();
const edge = space[5];
/** Where numbers stand: a table is asked for its direction once, instead of each cell. */
const numbersSide = createVar();

/** The height of a row: of the table's density, else the brand's own. */
export const rowHeight = fallbackVar(densityHeight, vars.row.height);

/** The table itself. Widths belong to `<col>` or header cells: the layout is fixed. */
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

/** Row height other than the brand's own: for the table. */
export const density = styleVariants({
  compact: { vars: { [densityHeight]: vars.row.compact } },
  comfortable: { vars: { [densityHeight]: vars.row.comfortable } },
});

/**
 * A row of the body. Its states are attributes: `data-clickable`, `data-selected` or `aria-selected`, and `data-muted`
 * for a row that is no longer to be had.
 */
export const row = style({
  selectors: {
    '&[data-clickable]': { cursor: 'pointer' },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
});

const selected = `${row}:is([data-selected], [aria-selected=true])`;

/** A header cell: sticks to the top of its region, one or two lines. */
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
 * A cell of the body: one line with an ellipsis. What is cut shows in full in a tooltip. A text is cut at its own end,
 * whichever way it and the page run: its line has its own direction, so the side it keeps to is that of the table.
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
  // The table is asked for its direction once, instead of each cell.
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
    // Nobody can hover over paper: what is cut on the screen wraps there.
    [media.print]: { whiteSpace: 'normal', overflowWrap: 'break-word', breakInside: 'avoid' },
    [media.forcedColors]: {
      selectors: { [`${selected} > &:first-child`]: { borderInlineStart: '3px solid Highlight' } },
    },
  },
});

/** Numbers and money, in header and body: at the end of the cell. */
export const numeric = style({ textAlign: fallbackVar(numbersSide, 'right') });

/** A cell right of numbers: keeps its distance. */
export const afterNumeric = style({ paddingInlineStart: 18 });

/** The last column stays in view while the rest scrolls sideways, in header and body. Its long words come close to the edge. */
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

/** Content of a cell that is several things in one line. */
export const cellLine = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

/** The part of a cell line that gives way, with an ellipsis. */
export const ellipsis = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  '@media': { [media.print]: { whiteSpace: 'normal' } },
});

/** The content of a header cell: its words or sort button, and an info button. */
export const headerLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: rem(20),
  maxWidth: '100%',
});
