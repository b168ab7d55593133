import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;
const hairline = `1px solid ${color.border.hairline}`;

/** Below 768 px, each row is a card, laid out by `row`. */
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: text.m.size,
  lineHeight: text.m.line,
  '@media': { [media.phone]: { display: 'block', fontSize: text.l.size, lineHeight: text.l.line } },
});

/** On phones, column names appear next to the fields that need them. Screen readers still get the column headers. */
export const head = style({
  '@media': {
    [media.phone]: {
      display: 'block',
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** The first and the last column keep the distance of the band above from the edges. */
const edges = {
  '&:first-child': { paddingInlineStart: space[4] },
  '&:last-child': { paddingInlineEnd: space[4], textAlign: 'end' },
} as const;

export const header = style({
  boxSizing: 'border-box',
  height: rem(40),
  paddingInline: space[2],
  borderBottom: hairline,
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  fontWeight: weight.medium,
  textAlign: 'start',
  selectors: edges,
});

export const nameHeader = style([
  header,
  { width: rem(240), '@media': { [media.rail]: { width: rem(200) } } },
]);
export const enabledHeader = style([header, { width: rem(96) }]);
export const actionsHeader = style([header, { width: rem(72) }]);

export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

export const row = style({
  selectors: { '&[data-editing]': { background: color.bg.selected } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"name enabled actions" "description description description"',
      alignItems: 'center',
      gap: `${space[1]} ${space[2]}`,
      padding: `${space[2]} ${space[4]} ${space[3]}`,
      borderBottom: hairline,
      selectors: {
        '&[data-editing]': {
          gridTemplateAreas: '"name enabled" "description description"',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'end',
          gap: space[4],
          paddingBlock: space[4],
        },
      },
    },
  },
});

const cell = style({
  boxSizing: 'border-box',
  height: rem(52),
  paddingBlock: space[1],
  paddingInline: space[2],
  borderBottom: hairline,
  textAlign: 'start',
  fontWeight: weight.regular,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: {
    ...edges,
    [`${row}[data-editing] > &`]: { paddingBlock: space[4], verticalAlign: 'top' },
  },
  '@media': {
    [media.phone]: {
      display: 'block',
      height: 'auto',
      selectors: {
        '&:is(&, :first-child, :last-child)': { padding: 0 },
        [`${row} > &&`]: { padding: 0, borderBottom: 0 },
      },
    },
  },
});

export const nameCell = style([
  cell,
  {
    fontWeight: weight.medium,
    selectors: { [`${row}[data-editing] > &`]: { fontWeight: weight.regular } },
    '@media': { [media.phone]: { gridArea: 'name' } },
  },
]);

export const descriptionCell = style([cell, { '@media': { [media.phone]: { gridArea: 'description' } } }]);

/** Keeps the last change on one line, so that a different name or time doesn't shift the layout. */
export const changed = style({
  display: 'block',
  overflow: 'hidden',
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: rem(18),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** As tall as a text field while its row is edited, so that the two line up. */
export const enabledCell = style([
  cell,
  {
    selectors: { [`${row}[data-editing] > &`]: { lineHeight: vars.control.m } },
    '@media': {
      [media.phone]: {
        gridArea: 'enabled',
        selectors: {
          [`${row}[data-editing] > &`]: { display: 'flex', alignItems: 'center', height: vars.control.touch },
        },
      },
    },
  },
]);

export const actionsCell = style([
  cell,
  {
    '@media': {
      [media.phone]: {
        gridArea: 'actions',
        selectors: { [`${row}[data-editing] > &`]: { display: 'none' } },
      },
    },
  },
]);

/** Save and Cancel below the fields, so that the columns of the other rows stay where they are. */
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  marginBlockStart: space[3],
});

/** Label of a field that has no column header above it. */
export const phoneLabel = style({
  display: 'none',
  marginBlockEnd: 6,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  fontWeight: weight.medium,
  '@media': { [media.phone]: { display: 'block' } },
});
