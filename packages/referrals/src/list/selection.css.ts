import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as the checkbox and the edges of the table. */
export const column = style({ width: rem(44) });

/** What a thumb or a hurried pointer hits of a checkbox: its whole cell, on a card 44 px. */
export const hit = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: rem(18),
  padding: rem(13),
  margin: rem(-13),
  verticalAlign: 'middle',
  cursor: 'pointer',
});

/** A native checkbox: a row of a long list carries no component for it. */
export const checkbox = style({
  width: rem(18),
  height: rem(18),
  margin: 0,
  accentColor: vars.color.primary.bg,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 2 },
  },
});
