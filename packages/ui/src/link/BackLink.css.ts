import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const backLink = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: rem(36),
    height: rem(36),
    borderRadius: vars.radius.m,
    color: vars.color.fg.muted,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.fg.default } },
    '@media': { [media.phone]: { width: vars.control.touch, height: vars.control.touch } },
  },
]);
