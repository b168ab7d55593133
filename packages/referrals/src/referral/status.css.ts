import { media, rem, vars } from '@advantage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { tight, tightDesktop } from '../table/columns.css.ts';

const { color } = vars;
const enabledHover = '&:hover:not(:disabled)';

/** Matches buttons in rows that aren't hovered, focused or selected, where the claim button is muted. */
const resting = 'tr:not(:hover, :focus-within, [data-selected]) &';

const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  margin: 0,
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: vars.radius.m,
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:disabled': { cursor: 'inherit' },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/** The three variants of the status button: claim, call, and everything that can't be claimed. */
export const buttonKind = styleVariants({
  claim: [
    button,
    {
      background: color.primary.bg,
      borderColor: color.primary.border,
      color: color.primary.fg,
      fontWeight: vars.weight.strong,
      // Browsers would draw a background behind the text, which would hide it on this fill.
      '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
      selectors: {
        [enabledHover]: { background: color.primary.bgHover },
        [resting]: { background: color.urgent.bgHover, color: color.urgent.fg },
      },
    },
  ],
  talk: [
    button,
    {
      background: color.bg.surface,
      borderColor: color.urgent.border,
      color: color.urgent.fg,
      fontWeight: vars.weight.strong,
      selectors: { [enabledHover]: { background: color.urgent.bgHover } },
    },
  ],
  gray: [
    button,
    {
      background: color.bg.subtle,
      borderColor: color.border.hairline,
      color: color.fg.muted,
      fontWeight: vars.weight.medium,
      selectors: { [enabledHover]: { background: color.bg.pressed } },
    },
  ],
});

/** 28 px in table rows; on cards 44 px and wide, or visually smaller if the referral can't be claimed. */
export const buttonSize = styleVariants({
  row: {
    height: vars.control.row,
    overflow: 'clip',
    paddingInline: 10,
    fontSize: vars.text.s.size,
    lineHeight: vars.text.s.line,
  },
  touch: {
    minHeight: vars.control.touch,
    overflow: 'clip',
    paddingInline: vars.space[4],
    fontSize: vars.text.l.size,
    lineHeight: vars.text.l.line,
    flex: '1 1 auto',
    maxWidth: rem(343),
    '@media': { [media.largeText]: { whiteSpace: 'normal' } },
  },
  touchGray: {
    height: vars.control.s,
    paddingInline: 10,
    fontSize: vars.text.m.size,
    lineHeight: vars.text.m.line,
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-7px 0' } },
  },
});

export const was = style({
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: color.fg.subtle,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecorationThickness: '1px',
});

export const price = style({
  color: color.fg.default,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Status, price and former price on one line. */
export const group = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '0 1 auto',
  verticalAlign: 'middle',
});

/** The same for touch, as wide as the available space. */
export const groupTouch = style({ flex: '1 1 auto', flexWrap: 'wrap', gap: vars.space[3] });

export const progress = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.fg.muted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  whiteSpace: 'nowrap',
});

const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [tightDesktop]: { selectors: { [`${tight} &`]: { whiteSpace: 'normal' } } } },
});

/** Gray above five minutes, red at five or fewer. */
export const timeLeft = styleVariants({
  normal: [
    time,
    {
      display: 'inline-block',
      unicodeBidi: 'plaintext',
      color: color.fg.muted,
      selectors: { '[data-muted] &': { color: 'inherit' } },
    },
  ],
  critical: [
    time,
    {
      color: color.critical.fg,
      fontWeight: vars.weight.medium,
      selectors: { '[data-muted] &': { color: 'inherit', fontWeight: 'inherit' } },
    },
  ],
});

/** A claim in flight, which can't be pressed. */
export const pending = style({ cursor: 'default' });
