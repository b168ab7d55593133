import { media, rem, vars } from '@advantage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { flex: '1 1 100%', minHeight: vars.control.touch, gap: space[2] },
    [media.print]: { display: 'none' },
  },
});

/** Wide enough for seconds and minutes, so nothing shifts as the age counts up. */
const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: rem(166),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'normal',
  '@media': { [media.phone]: { minWidth: 0 } },
  '::before': {
    content: '',
    flex: 'none',
    boxSizing: 'border-box',
    width: 8,
    height: 8,
    borderRadius: '50%',
  },
});

/** A mark before the text: filled green dot, ring or red square, so the state never depends on color alone. */
export const status = styleVariants({
  live: [
    state,
    { '::before': { background: color.positive.mark, border: `1px solid ${color.positive.mark}` } },
  ],
  paused: [state, { '::before': { border: `2px solid ${color.border.control}` } }],
  reconnecting: [
    state,
    {
      '::before': {
        background: color.critical.mark,
        border: `1px solid ${color.critical.mark}`,
        borderRadius: 2,
      },
    },
  ],
});

const small = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[1],
  boxSizing: 'border-box',
  height: rem(24),
  margin: 0,
  border: 0,
  fontFamily: 'inherit',
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
  '@media': {
    [media.phone]: {
      height: rem(32),
      fontSize: text.s.size,
      selectors: { '&::after': { inset: '-6px' } },
    },
  },
});

/** Reserves space for the new-rows button even when there are no new rows. */
export const slot = style({
  flex: 'none',
  minWidth: rem(92),
  outline: 'none',
  '@media': { [media.phone]: { minWidth: 0 } },
});

/** The button that shows waiting new rows, labeled with their number. */
export const pill = style([
  small,
  {
    paddingBlock: 0,
    paddingInline: '8px 10px',
    borderRadius: vars.radius.full,
    background: color.accent.softBg,
    color: color.accent.softFg,
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { background: color.bg.pressed } },
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
]);

export const toggle = style([
  small,
  {
    paddingBlock: 0,
    paddingInline: '6px 8px',
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.s,
    background: color.bg.surface,
    color: color.fg.default,
    fontWeight: vars.weight.medium,
    selectors: { '&:hover': { background: color.bg.hover } },
    minWidth: rem(78),
    '@media': { [media.phone]: { order: 1, marginInlineStart: 'auto' } },
  },
]);
