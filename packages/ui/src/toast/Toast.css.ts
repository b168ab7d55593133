import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { sheet } from '../popover/AnchoredDialog.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: space[4],
  insetBlockEnd: space[6],
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: space[2],
  pointerEvents: 'none',
  outline: 'none',
  '@media': { [media.phone]: { insetBlockEnd: space[4] }, [media.print]: { display: 'none' } },
});

/** Toasts stay above a bar at the bottom of the page, which has two lines on a phone. */
globalStyle(`body:has([data-bar]) ${region}`, {
  insetBlockEnd: rem(88),
  '@media': { [media.phone]: { insetBlockEnd: rem(136) } },
});

/** While a bottom sheet is open on a phone, toasts move to the top. */
globalStyle(`body:has(${sheet}) ${region}`, {
  '@media': { [media.phone]: { insetBlock: `${space[4]} auto` } },
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  maxWidth: 560,
  minHeight: rem(48),
  paddingBlock: space[2],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.m,
  color: color.fg.default,
  fontSize: vars.text.m.size,
  lineHeight: vars.text.m.line,
  pointerEvents: 'auto',
  outline: 'none',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 } },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end', width: '100%' },
  },
});

const { positive, critical } = color;

export const toast = styleVariants({
  positive: [base, { background: positive.bg, borderColor: positive.border }],
  critical: [base, { background: critical.bg, borderColor: critical.border }],
});

export const mark = styleVariants({ positive: { color: positive.fg }, critical: { color: critical.fg } });

/** On phones, an action that doesn't fit next to the text goes below it. */
export const text = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexBasis: rem(136) } },
});

/** Small print below the text of a toast. */
export const details = style({
  display: 'block',
  color: color.fg.muted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
});
