import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** Parts of a claim below each other. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  ...textStyle.s,
  '@media': { [media.phone]: { ...textStyle.l } },
});

/** The fieldset of a question. */
export const group = style([bar, { gap: space[1], minWidth: 0, margin: 0, padding: 0, border: 0 }]);

globalStyle(`${group} > h3`, {
  letterSpacing: '-.01em',
  lineHeight: rem(20),
  '@media': { [media.phone]: { fontSize: rem(20), lineHeight: rem(28) } },
});

export const hint = style({ margin: 0, color: color.fg.muted });

/** What is sold, for how long, and what it was. */
export const terms = style({
  display: 'grid',
  justifyItems: 'start',
  color: color.fg.muted,
  overflowWrap: 'anywhere',
});

export const deadline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  whiteSpace: 'pre',
  marginBlockStart: space[1],
  ...textStyle.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: 'inherit', lineHeight: 'inherit' } },
});

globalStyle(`${deadline} > *`, {
  '@media': { [media.phone]: { fontSize: 'inherit', lineHeight: 'inherit' } },
});

export const low = style({ marginBlockStart: space[1], color: color.critical.fg });

/** What to do, and the plain way out. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  marginBlockStart: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

globalStyle(`${answers} > :is(a, button)`, {
  '@media': { [media.phone]: { minHeight: rem(48), ...textStyle.l } },
});

/** Receives focus when the focused element is removed. */
export const notice = style({
  borderRadius: radius.m,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 } },
});

/** The consumer's name after a claim, and the button that closes it. */
export const wonHead = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });

globalStyle(`${wonHead} > button`, { margin: '-8px -8px 0 0' });

/** The consumer's phone, email and address. */
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A line with phone, email or address, tall enough for touch on phones. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: rem(36),
  '@media': { [media.phone]: { minHeight: rem(44) } },
});

globalStyle(`${line} > button`, { '@media': { [media.print]: { display: 'none' } } });

export const icon = style({ display: 'flex', flex: 'none', color: color.fg.muted });

export const value = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${value} > a:not(:hover)`, { color: 'inherit', textDecoration: 'none' });
