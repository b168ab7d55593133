import { style } from '@vanilla-extract/css';

/** As high as the window. Overflow scrolls. */
export const page = style({ height: '100vh', overflow: 'auto' });
