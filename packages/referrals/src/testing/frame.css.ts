import { media } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** What a page gives a list in the stories: the height of the window, on a phone as much as it needs. */
export const frame = style({
  display: 'flex',
  height: '100vh',
  '@media': { [media.phone]: { display: 'block', height: 'auto' } },
});
