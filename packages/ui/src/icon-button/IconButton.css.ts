import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../theme/focus.css.ts';
import { media } from '../theme/tokens.ts';
import type { VariantStyles } from '../theme/variantStyles.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control } = vars;
const active = '&[data-hovered], &:hover:not(:disabled), &[aria-expanded=true], &[aria-pressed=true]';
const square = (edge: string) => ({ width: edge, height: edge });

/** Touch targets of 44 px. The button itself grows if there's room, otherwise only its hit area. */
const onPhone = { '@media': { [media.phone]: square(control.touch) } };
const hitArea = {
  position: 'relative',
  '@media': {
    [media.phone]: { selectors: { '&::after': { content: '', position: 'absolute', inset: -10 } } },
  },
} as const;

interface IconButtonVariants {
  readonly tone: 'quiet' | 'neutral';
  readonly size: 'xs' | 'row' | 's' | 'm' | 'l' | 'touch';
}

/** Icon button styles. Native elements inside table rows use them directly. */
export const iconButtonStyles: VariantStyles<IconButtonVariants> = recipe({
  base: [
    focusRing,
    {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      boxSizing: 'border-box',
      padding: 0,
      margin: 0,
      borderRadius: vars.radius.m,
      border: '1px solid transparent',
      background: 'transparent',
      color: color.fg.muted,
      cursor: 'pointer',
      selectors: {
        [active]: { background: color.bg.pressed, color: color.fg.default },
        '&[data-disabled], &:disabled': {
          background: 'transparent',
          color: color.fg.subtle,
          cursor: 'default',
        },
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&[data-disabled], &:disabled': { color: 'GrayText' } } },
      },
    },
  ],
  variants: {
    tone: {
      quiet: {},
      neutral: { borderColor: color.border.control, background: color.bg.surface, color: color.fg.default },
    },
    size: {
      xs: { ...square('24px'), ...hitArea },
      row: { ...square(control.row), ...hitArea },
      s: { ...square(control.s), ...onPhone },
      m: { ...square(control.m), ...onPhone },
      l: { ...square(control.l), ...onPhone },
      touch: square(control.touch),
    },
  },
  defaultVariants: { tone: 'quiet', size: 's' },
});
