import { style } from '@vanilla-extract/css';

/** As high as the window; what does not fit scrolls. */
export const page = style({ height: '100vh', overflow: 'auto' });
