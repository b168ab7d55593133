import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: 70,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  background: vars.color.bg.raised,
  color: vars.color.fg.link,
  boxShadow: vars.shadow.m,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    '&:focus': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 2 },
  },
  '@media': { [media.print]: { display: 'none' } },
});
