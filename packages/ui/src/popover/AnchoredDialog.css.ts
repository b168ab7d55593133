import { style } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';
import { raised } from './Overlay.css.ts';

const { color, motion, space } = vars;

/** The arrow is outside of the box, so the content scrolls instead. */
export const nextTo = style([raised, { overflow: 'visible' }]);

export const content = style({
  boxSizing: 'border-box',
  width: rem(328),
  maxWidth: '100%',
  padding: space[4],
  outline: 'none',
  selectors: { [`${nextTo} > &`]: { width: 'auto', maxHeight: 'inherit', overflow: 'auto' } },
});

/** Points at the anchor. */
export const arrow = style({
  width: 0,
  height: 0,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      width: 10,
      height: 10,
      margin: -6,
      rotate: '45deg',
      background: color.bg.raised,
      border: `1px solid ${color.border.default}`,
    },
    '&[data-placement=right]::before': {
      insetInlineStart: 0,
      borderTopColor: 'transparent',
      borderRightColor: 'transparent',
    },
    '&[data-placement=left]::before': { borderBottomColor: 'transparent', borderLeftColor: 'transparent' },
  },
});

export const sheetScrim = style({ position: 'fixed', zIndex: 50, inset: 0, background: color.scrim });

/**
 * At the bottom of the window, as high as its content. There's no exit transition, because React Aria keeps a sheet
 * open if its exit is interrupted, which a quick response does.
 */
export const sheet = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  maxHeight: '90dvh',
  overflow: 'auto',
  background: color.bg.raised,
  borderBlockStart: `1px solid ${color.border.default}`,
  borderStartStartRadius: 16,
  borderStartEndRadius: 16,
  boxShadow: vars.shadow.l,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: {
    '&[data-entering]': { transform: 'translateY(100%)' },
    '&::before': {
      content: '',
      display: 'block',
      width: 36,
      height: 4,
      margin: '8px auto 0',
      borderRadius: 2,
      background: color.border.default,
    },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const sheetContent = style({
  padding: `${space[3]} ${space[5]}`,
  paddingBlockEnd: 'max(34px, env(safe-area-inset-bottom))',
  outline: 'none',
});
