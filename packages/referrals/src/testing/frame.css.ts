import { media } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** The page frame of list stories: as high as the window, or as the content on phones. */
export const frame = style({
  display: 'flex',
  height: '100vh',
  '@media': { [media.phone]: { display: 'block', height: 'auto' } },
});
