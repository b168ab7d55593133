import { media, oneLine, plainButton, rem, textStyle, underTopBar, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { cards, widths } from './listLayout.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const room = style({ display: 'flex', flexDirection: 'column', flex: 'auto' });

export const table = style({
  position: 'relative',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  ...textStyle.m,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [cards]: { display: 'block' } },
});

globalStyle(`${table} > tbody`, { '@media': { [cards]: { display: 'block' } } });

export const header = style({
  '@media': {
    [cards]: {
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
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: underTopBar,
  boxSizing: 'border-box',
  height: rem(36),
  paddingBlock: 0,
  paddingInline: space[2],
  borderBottom: hairline,
  background: color.bg.surface,
  color: color.fg.muted,
  ...textStyle.s,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { position: 'static' } },
});

/** For what paper has no use for: printed rows can't be dragged, and their numbers say what bars do. */
export const onScreen = { '@media': { [media.print]: { display: 'none' } } } as const;

export const handleColumn = style([column, { width: rem(44), paddingInline: `${space[3]} 0` }, onScreen]);
export const placeColumn = style([column, { width: rem(32), paddingInline: 0 }]);
export const enabledColumn = style([column, widths(84, 84, 72)]);
export const categoriesColumn = style([column, widths(112, 104, 96)]);
export const endColumn = style([column, widths(112, 56, 48), onScreen]);

export const row = style({
  position: 'relative',
  // Keeps a focused row from scrolling under a console's top bar and the headers.
  scrollMarginBlockStart: `calc(${vars.size.topbar} + ${rem(36)})`,
  selectors: {
    '&:hover, &[data-open]': { background: color.bg.hover },
    '&[data-selected], &:has([data-changed])': { background: color.bg.selected },
    '&[data-dragging]': {
      zIndex: 1,
      borderRadius: vars.radius.m,
      background: color.bg.raised,
      boxShadow: vars.shadow.m,
      outline: `1px solid ${color.accent.mark}`,
      outlineOffset: -1,
    },
  },
  '@media': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: `${rem(36)} minmax(${rem(20)}, auto) ${rem(76)} minmax(0, 1fr) auto ${rem(44)}`,
      gridTemplateAreas: '"handle place name name name name" ". place categories bar gets end"',
      alignItems: 'center',
      gap: `${space[1]} 6px`,
      padding: `${space[1]} ${space[1]} ${space[3]}`,
      borderBottom: hairline,
    },
    // The categories and the figures each get their own line.
    [media.largeText]: {
      paddingInline: space[4],
      gridTemplateColumns: `auto minmax(0, 1fr) auto`,
      gridTemplateAreas:
        '"handle place end" "name name name" "enabled enabled enabled" "categories categories categories" "gets gets gets" "bar bar bar"',
    },
  },
});

/** The rows between the old and the new place of a dragged row make room for it. */
export const sliding = style({});
globalStyle(`${sliding} > ${row}`, {
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const cell = style({
  boxSizing: 'border-box',
  height: rem(52),
  paddingBlock: 0,
  paddingInline: space[2],
  borderBottom: hairline,
  '@media': {
    [cards]: { height: 'auto', padding: 0, borderBottom: 0 },
    [media.print]: { height: 'auto', paddingBlock: space[1], breakInside: 'avoid' },
  },
});

const cellIn = (gridArea: string) => style([cell, { '@media': { [cards]: { gridArea } } }]);

export const handleCell = style([
  cellIn('handle'),
  onScreen,
  {
    paddingInline: `6px 0`,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    selectors: { '[data-dragging] > &': { cursor: 'grabbing' } },
    '@media': { [cards]: { alignSelf: 'start', paddingInline: 0 } },
  },
]);
globalStyle(`${handleCell} button`, {
  width: rem(28),
  height: rem(28),
  color: color.border.control,
  cursor: 'inherit',
  '@media': { [cards]: { width: rem(36), height: vars.control.touch } },
});
globalStyle(`${row}:hover ${handleCell} button`, { color: color.fg.default });
globalStyle(`${row}[data-dragging] ${handleCell} button`, { color: color.accent.mark });

export const placeCell = style([
  cellIn('place'),
  {
    paddingInline: `0 ${rem(12)}`,
    color: color.fg.subtle,
    textAlign: 'end',
    '@media': {
      [cards]: {
        alignSelf: 'start',
        paddingInline: 0,
        fontSize: text.l.size,
        lineHeight: vars.control.touch,
        textAlign: 'start',
      },
    },
  },
]);

// Header of its row, styled like a cell. On a card it spans the switch and the menu next to its first line.
export const nameCell = style([cellIn('name'), { fontWeight: 'inherit', textAlign: 'start' }]);

/** On a card, a column next to the first line of the name. */
const besideName = (gridColumn: string) =>
  ({
    gridRow: 1,
    gridColumn,
    alignSelf: 'start',
    display: 'flex',
    alignItems: 'center',
    height: vars.control.touch,
  }) as const;
export const enabledCell = style([
  cell,
  {
    '@media': {
      [cards]: besideName('5'),
      [media.largeText]: { gridArea: 'enabled' },
    },
  },
]);
export const categoriesCell = style([
  cellIn('categories'),
  {
    color: color.fg.muted,
    // Without a category, the line is there for the figures that follow.
    '@media': { [cards]: { minHeight: text.s.line, ...textStyle.s } },
  },
]);
export const endCell = style([
  cell,
  onScreen,
  {
    paddingInline: `0 ${space[4]}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': {
      [cards]: { ...besideName('6'), justifyContent: 'flex-end', paddingInline: 0 },
      [media.largeText]: { gridArea: 'end' },
    },
  },
]);

/** The menu shows where a row is pointed at or used, and always on touch screens. */
globalStyle(`${endCell} > button`, { marginInlineEnd: -8, opacity: 0 });
globalStyle(
  `:is(${row}:hover, ${row}[data-open], ${row}:focus-within) > ${endCell} > button, ${endCell} > button[aria-expanded="true"]`,
  { opacity: 1 },
);
globalStyle(`${endCell} > button`, {
  '@media': { [media.touch]: { opacity: 1 }, [cards]: { marginInlineEnd: 0, opacity: 1 } },
});
/** While a row is dragged, the changes take its place. */
globalStyle(`${sliding} ${endCell} > button`, { '@media': { [media.desktop]: { display: 'none' } } });

/** The name, with what is left to do, on one line. Room on a card for the switch and the menu. */
export const nameLine = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  minWidth: 0,
  '@media': {
    [cards]: {
      alignItems: 'center',
      minHeight: vars.control.touch,
      paddingInlineEnd: rem(92),
      ...textStyle.l,
    },
    [media.largeText]: { flexWrap: 'wrap', paddingInlineEnd: 0 },
  },
});

export const name = style({ minWidth: 0, fontWeight: vars.weight.medium });
globalStyle(`${name} > a`, {
  ...oneLine,
  display: 'block',
  // The last letter may reach over its end.
  paddingInlineEnd: 2,
  marginInlineEnd: -2,
  '@media': {
    // Large text: the whole name, on as many lines as it takes.
    [media.largeText]: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
    [media.print]: { whiteSpace: 'normal' },
  },
});

const isOff = `${row}[data-off]`;
globalStyle(`${isOff} ${name}, ${isOff} > ${cell}`, { color: color.fg.subtle, fontWeight: 'normal' });

/** Opens what a marketplace still needs. */
export const steps = style({
  ...plainButton,
  flex: 'none',
  minHeight: 24,
  borderRadius: 2,
  color: color.caution.fg,
  ...textStyle.s,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [cards]: { minHeight: vars.control.touch } },
});

/** One line, reserved until the agency is known. */
export const agency = style({
  display: 'flex',
  minWidth: 0,
  minHeight: rem(18),
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: rem(18),
  whiteSpace: 'nowrap',
  '@media': {
    [cards]: { marginBlockStart: -6, paddingInlineEnd: space[3] },
    [media.largeText]: { flexWrap: 'wrap' },
    [media.print]: { flexWrap: 'wrap', whiteSpace: 'normal' },
  },
});

/** The place makes way for the ID. */
export const fact = style({
  flex: 'none',
  selectors: {
    '&:first-child': { ...oneLine, flex: '0 1 auto' },
    '& + &::before': { content: "' · '", whiteSpace: 'pre' },
  },
  '@media': {
    [media.largeText]: { whiteSpace: 'normal' },
    [media.print]: { selectors: { '&:first-child': { whiteSpace: 'normal' } } },
  },
});

/** Names the unreadable fields of a marketplace. */
export const unreadable = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingBlockEnd: space[1],
  color: color.caution.fg,
  ...textStyle.s,
});
