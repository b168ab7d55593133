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

/** What a host says comes later than the row: its height is kept, on a phone its width too. */
export const said = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: vars.control.s,
  '@media': { [media.phone]: { minWidth: 88, minHeight: vars.control.touch } },
});
