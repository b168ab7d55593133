import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Wide enough for the checkbox and the table's edge padding. */
export const column = style({ width: rem(44) });

/** The hit area of a checkbox: its whole cell, or 44 px on a card. */
export const hit = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: rem(18),
  padding: rem(13),
  margin: rem(-13),
  verticalAlign: 'middle',
  cursor: 'pointer',
});

/** A native checkbox, so rows of long lists need no component for it. */
export const checkbox = style({
  width: rem(18),
  height: rem(18),
  margin: 0,
  accentColor: vars.color.accent.bg,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 2 },
  },
});
