import { recipe } from '@vanilla-extract/recipes';
import { media, rem } from '../theme/tokens.ts';
import type { VariantStyles } from '../theme/variantStyles.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

const tinted = (role: { bg: string; fg: string }) => ({ background: role.bg, color: role.fg });

interface BadgeVariants {
  readonly tone: 'info' | 'neutral' | 'positive' | 'caution' | 'critical' | 'special' | 'outline';
  readonly size: 'xs' | 's' | 'm';
}

/** Badge styles. Native elements inside table rows use them directly; everywhere else, use `Badge`. */
export const badgeStyles: VariantStyles<BadgeVariants> = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    maxWidth: '100%',
    borderRadius: vars.radius.s,
    fontSize: vars.text.xs.size,
    lineHeight: vars.text.xs.line,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    // Takes no space.
    '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: -1 } },
  },
  variants: {
    tone: {
      info: tinted(color.info),
      neutral: tinted(color.neutral),
      positive: tinted(color.positive),
      caution: tinted(color.caution),
      critical: tinted(color.critical),
      special: tinted(color.special),
      outline: { color: color.fg.muted, border: `1px solid ${color.border.default}` },
    },
    size: {
      xs: {
        height: rem(16),
        paddingInline: 5,
        gap: 3,
        fontSize: rem(11),
        fontWeight: vars.weight.strong,
        letterSpacing: '.03em',
      },
      s: { height: rem(20), paddingInline: 6, gap: space[1] },
      m: { height: rem(24), paddingInline: space[2], gap: 6 },
    },
  },
  defaultVariants: { tone: 'neutral', size: 's' },
});
