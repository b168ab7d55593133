import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, control } = vars;

/** A small button inside a field's box: clear, reveal, open. */
export const boxButton = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'center',
    width: rem(24),
    height: rem(24),
    margin: 0,
    marginInlineEnd: space[1],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: color.fg.muted,
    cursor: 'pointer',
    selectors: {
      '&:is([data-hovered], [data-pressed], :enabled:hover)': {
        background: color.bg.pressed,
        color: color.fg.default,
      },
      '&[data-disabled], &:disabled': { background: 'transparent', color: 'inherit', cursor: 'default' },
      '&[data-focus-visible]': { outlineOffset: -1 },
    },
    '@media': {
      [media.phone]: { width: control.touch, height: '100%', marginInlineEnd: 0 },
      [media.print]: { display: 'none' },
    },
  },
]);
