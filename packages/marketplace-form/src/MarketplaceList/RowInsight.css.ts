import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  // What a host says comes later than the row: on a phone its room, a thumb's, is kept.
  '@media': { [media.phone]: { justifyContent: 'flex-end', minHeight: vars.control.touch } },
});
