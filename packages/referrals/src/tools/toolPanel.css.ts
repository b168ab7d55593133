import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Content of a list tool's popover. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: rem(280),
  maxWidth: '100%',
});
