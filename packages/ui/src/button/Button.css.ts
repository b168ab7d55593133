import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../theme/focus.css.ts';
import { media } from '../theme/tokens.ts';
import type { VariantStyles } from '../theme/variantStyles.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;
const hovered = '&[data-hovered], &:hover:not(:disabled):not([aria-disabled=true])';
const pressed = '&[data-pressed], &:active:not(:disabled):not([aria-disabled=true])';
const disabled = '&[data-disabled], &:disabled, &[aria-disabled=true]:not([data-pending])';

/** In forced colors, browsers paint a backplate behind the text, which would hide the fill. */
const filledWhenForced = { [media.forcedColors]: { forcedColorAdjust: 'none' } } as const;

/** A 44 px touch target. */
const onPhone = { [media.phone]: { minHeight: vars.control.touch } } as const;

interface ButtonVariants {
  readonly tone: 'neutral' | 'accent' | 'primary' | 'urgent' | 'quiet' | 'critical';
  readonly size: 'row' | 's' | 'm' | 'l' | 'touch';
  readonly width: 'content' | 'full';
}

/**
 * Button styles. Native elements inside table rows use them directly; everywhere else, use `Button`, `LinkButton` or
 * `IconButton`.
 */
export const buttonStyles: VariantStyles<ButtonVariants> = recipe({
  base: [
    focusRing,
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[2],
      boxSizing: 'border-box',
      margin: 0,
      borderWidth: 1,
      borderStyle: 'solid',
      fontFamily: 'inherit',
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      userSelect: 'none',
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
      '@media': {
        [media.reducedMotion]: { transition: 'none' },
        // A label wider than the window wraps.
        [media.largeText]: { maxWidth: '100%', whiteSpace: 'normal' },
        [media.forcedColors]: { selectors: { [disabled]: { borderColor: 'GrayText', color: 'GrayText' } } },
      },
      selectors: {
        [disabled]: { borderColor: color.border.default, color: color.fg.subtle, cursor: 'default' },
        '&[data-pending]': { cursor: 'progress' },
      },
    },
  ],
  variants: {
    tone: {
      neutral: {
        background: color.bg.surface,
        borderColor: color.border.control,
        color: color.fg.default,
        selectors: {
          [hovered]: { background: color.bg.hover },
          [pressed]: { background: color.bg.pressed },
        },
      },
      accent: {
        background: color.accent.bg,
        borderColor: color.accent.bg,
        color: color.accent.fg,
        '@media': filledWhenForced,
        selectors: {
          [hovered]: { background: color.accent.bgHover, borderColor: color.accent.bgHover },
          [disabled]: { background: color.bg.inset },
        },
      },
      primary: {
        background: color.primary.bg,
        borderColor: color.primary.bg,
        color: color.primary.fg,
        fontWeight: vars.weight.strong,
        '@media': filledWhenForced,
        selectors: {
          [hovered]: { background: color.primary.bgHover, borderColor: color.primary.bgHover },
          [disabled]: { background: color.bg.inset },
        },
      },
      urgent: {
        background: color.bg.surface,
        borderColor: color.urgent.border,
        color: color.urgent.fg,
        fontWeight: vars.weight.strong,
        selectors: {
          [hovered]: { background: color.urgent.bgHover },
        },
      },
      quiet: {
        background: 'transparent',
        borderColor: 'transparent',
        color: color.fg.default,
        selectors: {
          [hovered]: { background: color.bg.hover },
          [pressed]: { background: color.bg.pressed },
          '&[aria-expanded=true]': { background: color.bg.pressed },
          [disabled]: { borderColor: 'transparent' },
        },
      },
      critical: {
        background: color.bg.surface,
        borderColor: color.critical.mark,
        color: color.critical.fg,
        selectors: {
          [hovered]: { background: color.critical.bg },
        },
      },
    },
    size: {
      row: {
        minHeight: vars.control.row,
        paddingInline: vars.space[2],
        borderRadius: vars.radius.s,
        fontSize: vars.text.s.size,
        lineHeight: vars.text.s.line,
      },
      s: {
        minHeight: vars.control.s,
        '@media': onPhone,
        paddingInline: vars.space[3],
        borderRadius: vars.radius.m,
        fontSize: vars.text.s.size,
        lineHeight: vars.text.s.line,
      },
      m: {
        minHeight: vars.control.m,
        '@media': onPhone,
        paddingInline: vars.space[4],
        borderRadius: vars.radius.m,
        fontSize: vars.text.m.size,
        lineHeight: vars.text.m.line,
      },
      l: {
        minHeight: vars.control.l,
        '@media': onPhone,
        paddingInline: vars.space[4],
        borderRadius: vars.radius.m,
        fontSize: vars.text.m.size,
        lineHeight: vars.text.m.line,
      },
      touch: {
        minHeight: vars.control.touch,
        paddingInline: vars.space[4],
        borderRadius: vars.radius.m,
        fontSize: vars.text.l.size,
        lineHeight: vars.text.l.line,
      },
    },
    width: { content: {}, full: { width: '100%' } },
  },
  // Plain text in a row of controls, where borders would only add lines.
  compoundVariants: [{ variants: { tone: 'quiet', size: 's' }, style: { gap: 6, paddingInline: 9 } }],
  defaultVariants: { tone: 'neutral', size: 'm', width: 'content' },
});
