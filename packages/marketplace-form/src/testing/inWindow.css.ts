import { style } from '@vanilla-extract/css';

/** There's no console header above the form. */
const vars = { '--marketplace-form-top': '0px' };

/** Shows the whole page. */
export const wholePage = style({ vars });

/** As high as the window. Overflow scrolls. */
export const page = style({ height: '100vh', overflow: 'auto', vars });
