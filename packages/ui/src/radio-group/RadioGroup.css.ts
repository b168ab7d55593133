import { style } from '@vanilla-extract/css';
import { mark } from '../checkbox/Checkbox.css.ts';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const options = style({
  display: 'flex',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  minHeight: vars.space[6],
  // Lines of 20 px, 44 px apart, so that touch targets don't overlap.
  '@media': { [media.phone]: { rowGap: 24 } },
  selectors: {
    '[data-orientation=horizontal] > &': { flexWrap: 'wrap' },
    '[data-orientation=vertical] > &': { flexDirection: 'column', alignItems: 'flex-start' },
  },
});

export const round = style([
  mark,
  {
    borderRadius: vars.radius.full,
    '::before': {
      width: 6,
      height: 6,
      borderRadius: vars.radius.full,
      background: 'currentcolor',
      forcedColorAdjust: 'none',
    },
  },
]);
