import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../theme/focus.css.ts';
import type { VariantStyles } from '../theme/variantStyles.ts';
import { vars } from '../theme/vars.css.ts';

interface LinkVariants {
  readonly tone: 'link' | 'inherit' | 'critical';
  readonly underline: 'always' | 'hover';
}

/** Styles of an inline link. Native `<a>` elements may use them directly; everywhere else, use `Link`. */
export const linkStyles: VariantStyles<LinkVariants> = recipe({
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
