import { style } from '@vanilla-extract/css';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, space } = vars;

export const content = style({
  boxSizing: 'border-box',
  width: rem(328),
  maxWidth: '100%',
  padding: space[4],
  outline: 'none',
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
  selectors: { '&[data-entering]': { transform: 'translateY(100%)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const sheetContent = style({
  padding: space[4],
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  outline: 'none',
});
