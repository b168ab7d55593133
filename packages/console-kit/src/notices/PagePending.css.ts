import { rem, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

export const pending = style({
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  minHeight: rem(240),
  color: vars.color.fg.muted,
});
