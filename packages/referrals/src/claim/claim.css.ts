import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

/** Parts of a claim below each other. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  fontSize: text.s.size,
  lineHeight: text.s.line,
  '@media': { [media.phone]: { fontSize: text.l.size, lineHeight: text.l.line } },
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
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
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
  '@media': { [media.phone]: { minHeight: rem(48), fontSize: text.l.size, lineHeight: text.l.line } },
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

export const paid = style({ margin: 0, color: color.fg.muted });
