import { media, oneLine, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { cut } from '../columns/cells.css.ts';

const { color, space, text } = vars;

/** Wide enough for one row per card. */
const wide = '(min-width: 37.5rem)';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' });

export const card = style({
  position: 'relative',
  padding: `${space[3]} ${space[4]}`,
  background: color.bg.surface,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  fontSize: text.s.size,
  lineHeight: rem(18),
  selectors: {
    '&[data-muted]': { background: color.bg.subtle },
    '&:is([aria-current], [data-on], :has(:focus-visible))': {
      background: color.bg.selected,
      boxShadow: `inset 3px 0 0 ${color.accent.mark}`,
    },
    '&:is([aria-current], [data-on], :has(:focus-visible)):dir(rtl)': {
      boxShadow: `inset -3px 0 0 ${color.accent.mark}`,
    },
  },
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${rem(88)} ${rem(104)} ${rem(188)}`,
      alignItems: 'center',
      columnGap: rem(20),
      boxSizing: 'border-box',
      minHeight: rem(65),
      paddingBlock: 10,
    },
  },
});

/** The title, with an amount or a date at its end. */
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  '@container': { [wide]: { display: 'contents' } },
});

export const title = style({
  minWidth: 0,
  margin: 0,
  color: color.fg.default,
  fontSize: text.l.size,
  lineHeight: rem(22),
  fontWeight: vars.weight.strong,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      gridArea: '1 / 1',
      alignSelf: 'end',
      lineHeight: rem(20),
    },
  },
});

// The text is cut, not the badge after it.
globalStyle(`${title} > :first-child`, { '@container': { [wide]: { minWidth: 0, ...oneLine } } });

export const end = style({
  flex: 'none',
  color: color.fg.default,
  fontSize: text.l.size,
  lineHeight: rem(22),
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [wide]: { gridArea: '1 / 2 / 3 / 3', textAlign: 'end', whiteSpace: 'nowrap', justifySelf: 'end' },
  },
});

/** The title as a button that opens the card. Its hit area covers the whole card, below the card's other controls. */
export const open = style({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -4 },
  },
});

/** Limits any text. Large text on a small phone needs more than three lines, wide spacing more than five. */
const atMostTwelveLines = { maxHeight: '12lh', overflow: 'clip', overflowWrap: 'anywhere' } as const;

/** Place, category and type. */
export const line = style({
  color: color.fg.muted,
  ...atMostTwelveLines,
  '@container': { [wide]: { gridArea: '2 / 1', alignSelf: 'start', ...oneLine } },
});

/** The facts of a referral as a list of names and values. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${space[1]} ${space[3]}`,
  margin: `${space[1]} 0 0`,
  '@container': { [wide]: { gridColumn: '1 / -1' } },
});

export const factName = style({ color: color.fg.muted });

export const factValue = style({ margin: 0, minWidth: 0, ...atMostTwelveLines });

globalStyle(`${factValue} ${cut}`, { whiteSpace: 'normal' });

/** Times at the start, and the action at the end. */
export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: space[1],
  selectors: { '&:has(button, a)': { marginBlockStart: space[2] } },
  '@container': { [wide]: { display: 'contents' } },
});

export const when = style({
  minWidth: 0,
  // A time of a day is below the amount.
  selectors: { '&:has([data-end])': { order: 1 } },
  '@container': { [wide]: { gridArea: '1 / 3 / 3 / 4' } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  minWidth: 0,
  selectors: { '&:only-child': { flex: '1 1 100%', justifyContent: 'flex-start' } },
  '@container': {
    [wide]: {
      gridArea: '1 / 4 / 3 / 5',
      justifyContent: 'flex-start',
      selectors: { '&:only-child': { gridColumnStart: 3 } },
    },
  },
  '@media': { [media.largeText]: { flexWrap: 'wrap' } },
});

// Keeps other controls above the hit area of the open button.
globalStyle(`${card} :is(a, button, input, label):not(${open})`, { position: 'relative', zIndex: 1 });

export const note = style({ fontWeight: vars.weight.medium });

/** Everything on a grayed-out card is gray, including parts with their own color. */
globalStyle(`${card}[data-muted], ${card}[data-muted] *`, { color: color.fg.subtle });
