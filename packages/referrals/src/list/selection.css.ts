import { vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** A native checkbox: a row of a long list carries no component for it. */
export const checkbox = style({
  width: 18,
  height: 18,
  margin: 0,
  verticalAlign: 'middle',
  accentColor: vars.color.primary.bg,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 2 },
  },
});
