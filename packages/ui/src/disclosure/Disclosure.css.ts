import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.css.ts';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, motion, space } = vars;

export const disclosure = style({ minWidth: 0 });

export const heading = style({ margin: 0, font: 'inherit' });

export const trigger = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    boxSizing: 'border-box',
    width: '100%',
    minHeight: control.l,
    margin: 0,
    paddingBlock: space[2],
    paddingInline: space[1],
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: color.fg.default,
    font: 'inherit',
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.bg.hover },
      '&[data-disabled]': { background: 'transparent', color: color.fg.subtle, cursor: 'default' },
    },
    '@media': {
      [media.phone]: { minHeight: control.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
]);

export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: color.fg.muted,
  transition: `transform ${motion.base} ${motion.ease}`,
  selectors: {
    '[data-expanded] > * > * > &': { transform: 'rotate(180deg)' },
    '[data-disabled] > * > * > &': { color: 'inherit' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const hint = style({
  // The label shrinks first.
  flex: 'none',
  maxWidth: '60%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: color.fg.muted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({
  selectors: {
    '&:not([hidden])': {
      paddingBlockStart: space[2],
      paddingBlockEnd: space[4],
      paddingInlineStart: space[8],
      paddingInlineEnd: space[1],
    },
  },
});
