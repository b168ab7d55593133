import { textStyle, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const paragraph = style({ margin: 0 });

export const muted = style({ margin: 0, color: color.fg.muted });

/** Hints and messages. Takes no space while empty. */
export const text = style({
  margin: 0,
  color: color.fg.muted,
  ...textStyle.s,
  selectors: { '&:empty': { display: 'none' } },
});

export const signals = style({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});
