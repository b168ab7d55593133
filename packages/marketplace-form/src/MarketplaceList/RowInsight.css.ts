import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  '@media': { [media.phone]: { justifyContent: 'flex-end' } },
});
