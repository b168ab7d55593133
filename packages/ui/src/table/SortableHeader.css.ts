import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.css.ts';
import { rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const button = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: rem(24),
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 2,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.fg.default },
      '[aria-sort] &': { color: vars.color.fg.default, fontWeight: vars.weight.medium },
    },
  },
]);

export const numeric = style({ position: 'relative' });

/** Positions the arrow in the gap before the label, so that sorting doesn't move a narrow column of numbers. */
globalStyle(`${numeric} > svg`, { position: 'absolute', insetInlineEnd: '100%' });
