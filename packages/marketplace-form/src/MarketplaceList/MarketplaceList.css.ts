import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** What the list is about, and the way to a new marketplace. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  '@media': { [media.phone]: { alignItems: 'stretch', flexDirection: 'column' } },
});

/** The room of the first rows while they load. */
export const reserved = style({ minHeight: 448 });
