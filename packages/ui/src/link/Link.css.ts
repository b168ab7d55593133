import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../theme/focus.css.ts';
import { vars } from '../theme/vars.css.ts';

/** The look of a link in a text. A native `<a>` may use it directly; everything else uses `Link`. */
export const linkStyles = recipe({
  base: [
    focusRing,
    {
      borderRadius: 2,
      textUnderlineOffset: 2,
      textDecorationThickness: 1,
      cursor: 'pointer',
      selectors: { '&[data-hovered], &:hover': { textDecorationThickness: 2 } },
    },
  ],
  variants: {
    tone: {
      link: { color: vars.color.fg.link },
      inherit: { color: 'inherit' },
      critical: { color: vars.color.critical.fg, fontWeight: vars.weight.medium },
    },
    underline: {
      always: { textDecorationLine: 'underline' },
      hover: {
        textDecorationLine: 'none',
        selectors: { '&[data-hovered], &:hover': { textDecorationLine: 'underline' } },
      },
    },
  },
  defaultVariants: { tone: 'link', underline: 'always' },
});
