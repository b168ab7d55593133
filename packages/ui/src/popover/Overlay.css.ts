import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion } = vars;

/** The raised surface of menus and popovers. */
export const raised = style({
  boxSizing: 'border-box',
  maxWidth: `calc(100vw - 2 * ${vars.space[4]})`,
  overflow: 'auto',
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  background: color.bg.raised,
  boxShadow: vars.shadow.m,
  outline: 'none',
  transition: `opacity ${motion.base} ${motion.ease}, transform ${motion.base} ${motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-placement=bottom]:is([data-entering], [data-exiting])': { transform: 'translateY(-4px)' },
    '&[data-placement=top]:is([data-entering], [data-exiting])': { transform: 'translateY(4px)' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/** The backdrop between the page and a dialog. */
export const scrim = style({
  position: 'fixed',
  zIndex: 50,
  inset: 0,
  background: color.scrim,
  transition: `opacity ${motion.slow} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
