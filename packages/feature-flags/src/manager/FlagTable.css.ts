import { media, rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;
const edge = space[5];

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

const headerCell = style({
  boxSizing: 'border-box',
  height: rem(40),
  paddingInline: 6,
  background: color.bg.subtle,
  borderBottom: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  fontWeight: weight.medium,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge, textAlign: 'end' },
  },
});

export const nameHeader = style([headerCell, { width: '22%' }]);
export const descriptionHeader = headerCell;
export const enabledHeader = style([headerCell, { width: rem(104) }]);
export const actionsHeader = style([headerCell, { width: rem(188) }]);

export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

export const row = style({
  background: color.bg.surface,
  selectors: { '&[data-editing]': { background: color.bg.selected } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name enabled" "description description" "actions actions"',
      gap: `${space[2]} ${space[3]}`,
      padding: space[4],
      selectors: {
        '&[data-editing]': {
          gridTemplateAreas: '"name name" "description description" "enabled actions"',
          gap: space[4],
        },
        '&:not(:last-child)': { borderBottom: `1px solid ${color.border.hairline}` },
      },
    },
  },
});

const cell = style({
  boxSizing: 'border-box',
  height: rem(56),
  paddingBlock: space[2],
  paddingInline: 6,
  textAlign: 'start',
  fontWeight: weight.regular,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge },
    [`${row}:not(:last-child) > &`]: { borderBottom: `1px solid ${color.border.hairline}` },
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

export const descriptionCell = style([
  cell,
  { color: color.fg.muted, '@media': { [media.phone]: { gridArea: 'description' } } },
]);

/** Keeps the last change on one line, so that a different name or time doesn't shift the layout. */
export const changed = style({
  display: 'block',
  overflow: 'hidden',
  color: color.fg.subtle,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const enabledCell = style([cell, { '@media': { [media.phone]: { gridArea: 'enabled' } } }]);

export const actionsCell = style([
  cell,
  { textAlign: 'end', '@media': { [media.phone]: { gridArea: 'actions', textAlign: 'start' } } },
]);

/** The switch and its state as text. As tall as a text field, so that the two line up. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.m,
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  '@media': {
    [media.phone]: {
      minHeight: 0,
      selectors: { [`${row}[data-editing] &`]: { minHeight: vars.control.touch } },
    },
  },
});

/** As wide for 'On' as for 'Off', so that toggling doesn't move the switch. Pressing the word toggles it, too. */
export const stateWord = style({ minWidth: '3ch', paddingInlineStart: space[2], cursor: 'pointer' });

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.control.m,
});

/** Label of a field that has no column header above it. */
export const phoneLabel = style({
  display: 'none',
  marginBlockEnd: 6,
  color: color.fg.default,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  fontWeight: weight.medium,
  '@media': { [media.phone]: { display: 'block' } },
});
