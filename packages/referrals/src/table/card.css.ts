import { vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { cut } from './cells.css.ts';

const { color, space, text } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  position: 'relative',
  display: 'grid',
  // Keeps long words from making the card wider than its list.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: space[4],
  background: color.bg.surface,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  selectors: {
    '&[data-muted]': { background: color.bg.subtle },
    '&[aria-current]': {
      background: color.bg.selected,
      boxShadow: `inset 3px 0 0 ${color.accent.mark}`,
    },
    '&[aria-current]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${color.accent.mark}` },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  fontVariantNumeric: 'tabular-nums',
});

export const end = style({
  marginInlineStart: 'auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The title, with a price and a chevron at its end. */
export const head = style({ display: 'flex', alignItems: 'start', gap: space[2], color: color.fg.muted });

globalStyle(`${head} > svg`, { flex: 'none', marginBlockStart: 2, marginInlineEnd: -4 });

export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  color: color.fg.default,
  fontSize: text.l.size,
  lineHeight: text.l.line,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const price = style({
  flex: 'none',
  color: color.fg.default,
  fontSize: text.l.size,
  lineHeight: text.l.line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** The title as a button that opens the card. Its hit area covers the whole card, below the card's other controls. */
export const open = style({
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.s },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -4 },
  },
});

/**
 * Limits any text. Large text on a small phone needs more than three lines, with wide letter spacing more than five.
 */
const atMostTwelveLines = { maxHeight: '12lh', overflow: 'clip', overflowWrap: 'anywhere' } as const;

export const where = style({ color: color.fg.muted, ...atMostTwelveLines });

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  fontVariantNumeric: 'tabular-nums',
  ...atMostTwelveLines,
});

/** The facts of a referral as a list of names and values. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
});

export const factName = style({ color: color.fg.muted, fontSize: text.s.size, lineHeight: text.m.line });

export const factValue = style({ margin: 0, minWidth: 0, ...atMostTwelveLines });

globalStyle(`${factValue} ${cut}`, { whiteSpace: 'normal' });

export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[2],
});

// Keeps other controls above the hit area of the open button.
globalStyle(`${card} :is(a, button, input, label):not(${open})`, { position: 'relative', zIndex: 1 });

export const note = style({ fontWeight: vars.weight.medium });

/** Everything on a grayed-out card is gray, including parts with their own color. */
globalStyle(`${card}[data-muted], ${card}[data-muted] *`, { color: color.fg.subtle });
