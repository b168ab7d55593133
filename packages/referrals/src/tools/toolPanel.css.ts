import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** The content of the popover that a tool of a list opens. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: rem(280),
  maxWidth: '100%',
});
