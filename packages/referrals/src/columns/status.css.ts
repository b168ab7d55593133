import { media, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

/** A row or card that has the keyboard, an open popover or the open panel. */
const onState = ':is([data-selected], [aria-current], [data-on], :has(:focus-visible)) &';

const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  margin: 0,
  // Forced colors show it.
  border: '1px solid transparent',
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.012em',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'inherit' },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  },
});

const soft = style([
  button,
  {
    background: color.urgent.bgHover,
    color: color.urgent.fg,
    fontWeight: vars.weight.strong,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      [`:is(tr, li)${onState}`]: { background: color.bg.surface, color: color.urgent.fg },
      '&&:is(:hover, :focus-visible)': { background: color.primary.bg, color: color.primary.fg },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      // Browsers would draw a background behind the text, which would hide it on a fill.
      [media.forcedColors]: { selectors: { '&:is(:hover, :focus-visible)': { forcedColorAdjust: 'none' } } },
    },
  },
]);

const inRow = {
  height: vars.control.row,
  paddingInline: 6,
  borderRadius: vars.radius.s,
  ...textStyle.s,
} as const;

/** Claim and talk, soft until they would spend money: 28 px in rows, narrower without a price, 44 px on cards. */
export const pay = styleVariants({
  row: [soft, { ...inRow, minWidth: rem(140) }],
  short: [soft, { ...inRow, minWidth: rem(96), justifyContent: 'center' }],
  touch: [
    soft,
    {
      justifyContent: 'center',
      minHeight: vars.control.touch,
      // Not wider than a card on a phone with very large text.
      minWidth: `min(${rem(188)}, 100cqi - 2 * ${vars.space[4]})`,
      paddingInline: vars.space[3],
      borderRadius: vars.radius.m,
      ...textStyle.l,
      letterSpacing: 0,
      '@media': { [media.largeText]: { whiteSpace: 'normal' } },
    },
  ],
});

/** A status that can't be claimed: icon and word, without a box. */
export const word = style([
  button,
  inRow,
  {
    background: 'none',
    color: color.fg.muted,
    fontWeight: vars.weight.regular,
    borderWidth: 0,
    paddingInline: 0,
    selectors: { '&:hover:not(:disabled)': { color: color.fg.default, textDecoration: 'underline' } },
  },
]);

const quietStatus = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-muted] &': { color: 'inherit' } },
});

/** Icon and word of a status in its color, one export each for those that the feed shows. */
export const neutral = style([quietStatus, { color: color.fg.muted }]);
export const info = style([quietStatus, { color: color.info.fg }]);
export const quiet = styleVariants({
  positive: [quietStatus, { color: color.positive.fg, fontWeight: vars.weight.medium }],
  caution: [quietStatus, { color: color.caution.fg }],
  critical: [quietStatus, { color: color.critical.fg }],
  special: [quietStatus, { color: color.special.fg }],
});

/** A status whose link takes presses on all of it. */
export const wholeLink = style({ position: 'relative' });
globalStyle(`${wholeLink} > a::after`, { content: '', position: 'absolute', inset: '-12px -4px' });

export const was = style({
  ...textStyle.xs,
  color: color.fg.subtle,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecorationThickness: '1px',
});

export const price = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Status and price on one line. */
export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  verticalAlign: 'middle',
});

const time = style({
  display: 'inline-block',
  unicodeBidi: 'plaintext',
  ...textStyle.xs,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-muted] &': { color: 'inherit', fontWeight: 'inherit' } },
});

/** The one clock. Muted, and red at five minutes or fewer. */
export const clock = styleVariants({
  normal: [time, { color: color.fg.muted }],
  critical: [time, { color: color.critical.fg, fontWeight: vars.weight.strong }],
});

export const afterButton = style({ marginInlineStart: vars.space[2] });

/** The price fell a moment ago. */
export const fall = style({
  display: 'inline-flex',
  marginInlineStart: 2,
  verticalAlign: 'middle',
  color: color.positive.mark,
});

export const progress = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.fg.muted,
  ...textStyle.s,
  whiteSpace: 'nowrap',
});

/** Icons and the link in the popovers of headers. */
export const termIcon = style({ color: color.fg.muted });

export const availableIcon = style({ color: color.info.fg });

export const demoLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.s.size,
  lineHeight: rem(24),
});
