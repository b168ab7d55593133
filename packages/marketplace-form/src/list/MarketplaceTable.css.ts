import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Container whose width the columns adapt to. */
export const room = style({ containerType: 'inline-size' });

/** A card with rows. On phones, each row is a grid of several lines. */
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  background: color.bg.surface,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'block' } },
});

globalStyle(`${table} > tbody`, { '@media': { [media.phone]: { display: 'block' } } });

export const header = style({
  '@media': {
    [media.phone]: {
      // Visually hidden but still in the table, so that the cells keep their column headers.
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const column = style({
  boxSizing: 'border-box',
  height: rem(40),
  paddingBlock: 0,
  paddingInline: 6,
  background: color.bg.subtle,
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  outline: 'none',
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.l },
    '&:last-child': { borderStartEndRadius: vars.radius.l },
  },
});

// Printed rows can't be dragged or moved.
const onScreen = { '@media': { [media.print]: { display: 'none' } } } as const;

export const handleColumn = style([column, { width: rem(68) }, onScreen]);
export const placeColumn = style([column, { width: rem(44), textAlign: 'end' }]);
export const nameColumn = style([column, { width: '62%', paddingInlineStart: space[4] }]);
export const enabledColumn = style([column, { width: rem(132) }]);
export const categoriesColumn = style([column, { width: '38%' }]);

export const moveColumn = style([column, { width: rem(72) }, onScreen]);

/** With figures, the name column takes the remaining width. */
globalStyle(`${table}[data-figures] ${nameColumn}`, { width: 'auto' });
globalStyle(`${table}[data-figures] ${enabledColumn}`, { width: rem(84) });
globalStyle(`${table}[data-figures] ${categoriesColumn}`, {
  width: rem(256),
  '@container': { [`(max-width: ${rem(800)})`]: { width: rem(132) } },
});
globalStyle(`${table}[data-figures] ${handleColumn}`, { width: rem(56) });
globalStyle(`${table}[data-figures] ${moveColumn}`, { width: rem(52) });

export const row = style({
  outline: 'none',
  position: 'relative',
  // Keeps a focused row from scrolling under a console's top bar.
  scrollMarginBlockStart: vars.size.topbar,
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&[data-dragging]': { background: color.bg.selected, color: color.fg.muted },
  },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: `${vars.control.touch} auto minmax(0, 1fr) ${vars.control.touch}`,
      gridTemplateAreas:
        '"handle name name move" "place enabled categories categories" ". figures figures figures"',
      alignItems: 'center',
      gap: `${space[1]} ${space[2]}`,
      paddingBlock: space[2],
      paddingInline: space[2],
      borderTop: `1px solid ${color.border.hairline}`,
      selectors: { '&:first-child': { borderTop: 0 } },
    },
    // The name, switch, categories and figures each get their own line.
    [media.largeText]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"handle place move" "name name name" "enabled enabled enabled" "categories categories categories" "figures figures figures"',
    },
  },
});

export const cell = style({
  boxSizing: 'border-box',
  height: rem(64),
  paddingBlock: 0,
  paddingInline: 6,
  '@media': {
    [media.desktop]: {
      borderTop: `1px solid ${color.border.hairline}`,
      // Not `row + row`: that would restyle every row when one moves.
      selectors: { [`${row}:first-child > &`]: { borderTop: 0 } },
    },
    [media.phone]: { height: 'auto', padding: 0 },
    [media.print]: {
      height: 'auto',
      paddingBlock: space[2],
      borderTop: `1px solid ${color.border.hairline}`,
      breakInside: 'avoid',
    },
  },
});

// A line above or below a row shows where the dragged row would be dropped. The pseudo-element belongs to a cell: on
// the row itself it would become a column.
globalStyle(`${row}[data-drop-target] > :first-child::after`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `2px solid ${color.accent.mark}`,
  pointerEvents: 'none',
});
globalStyle(`${row}[data-drop-target="before"] > :first-child::after`, { insetBlockStart: -1 });
globalStyle(`${row}[data-drop-target="after"] > :first-child::after`, { insetBlockEnd: -1 });

const cellIn = (gridArea: string, onDesktop: StyleRule = {}) =>
  style([
    cell,
    { '@media': { [media.desktop]: onDesktop, [media.print]: onDesktop, [media.phone]: { gridArea } } },
  ]);

export const handleCell = style([
  cellIn('handle', { paddingInlineStart: space[5] }),
  onScreen,
  {
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    selectors: { '[data-dragging] > &': { cursor: 'grabbing' } },
  },
]);
export const placeCell = cellIn('place', { textAlign: 'end' });
// Header of its row, styled like a cell.
export const nameCell = style([
  cellIn('name', { paddingInlineStart: space[4] }),
  { fontWeight: 'inherit', textAlign: 'start' },
]);
export const enabledCell = cellIn('enabled');
export const categoriesCell = cellIn('categories');
export const moveCell = style([cellIn('move', { textAlign: 'center' }), onScreen]);

/** Position number; below the handle on phones. */
export const place = style({
  color: color.fg.muted,
  '@media': { [media.phone]: { display: 'block', textAlign: 'center' } },
});

/** Truncated to one line on desktop. Phones show the whole text. */
const onDesktop = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const oneLine = { display: 'block', '@media': { [media.desktop]: onDesktop } } as const;

/** The name, with space for its link's focus ring. */
export const name = style({
  ...oneLine,
  padding: 4,
  margin: -4,
  fontWeight: vars.weight.medium,
});

/** Reserves space until the agency is known: one line for its facts, or one line for each fact on phones. */
export const agency = style({
  display: 'block',
  minHeight: '1lh',
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  '@media': { [media.phone]: { minHeight: '2lh' } },
});

/** With figures there is less room, so the agency is smaller and may take two lines. */
globalStyle(`${table}[data-figures] ${agency}`, {
  '@media': { [media.desktop]: { fontSize: text.xs.size, lineHeight: text.xs.line } },
});

export const fact = style({
  display: 'inline-block',
  selectors: { '&:not(:last-child)::after': { content: "' · '", whiteSpace: 'pre' } },
  '@media': {
    [media.phone]: {
      display: 'block',
      selectors: { '&:not(:last-child)::after': { content: 'none' } },
    },
  },
});

/** Names the unreadable fields of a marketplace. */
export const unreadable = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingBlockEnd: space[2],
  color: color.caution.fg,
  fontSize: text.s.size,
  lineHeight: text.s.line,
});

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

/** Minimum width, so that what follows is aligned in every row. On phones, aligned to the end. */
export const categories = style([
  line,
  {
    '@media': {
      [media.desktop]: { minWidth: rem(116) },
      [media.phone]: { justifyContent: 'flex-end', gap: 4 },
      [media.largeText]: { justifyContent: 'flex-start' },
    },
  },
]);

/** Reserves width, so that nothing shifts when On becomes Off. */
export const state = style({ minWidth: rem(24), color: color.fg.muted, fontSize: text.s.size });

/** Categories, followed by the readiness that the host renders. */
export const insightLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[1]}`,
  '@media': {
    [media.phone]: { flexWrap: 'nowrap', justifyContent: 'flex-end' },
    [media.largeText]: { flexWrap: 'wrap', justifyContent: 'flex-start' },
  },
});

/** Reserves the height of the readiness, which renders after the row; on phones also its width. */
export const insight = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: vars.control.s,
  '@media': {
    [media.phone]: { flex: 'none', minWidth: rem(88), minHeight: vars.control.touch },
    [media.largeText]: { justifyContent: 'flex-start' },
  },
});
