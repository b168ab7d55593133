import { style } from '@vanilla-extract/css';

/** Below no bar of a console. */
const vars = { '--marketplace-form-top': '0px' };

/** All of a page. */
export const wholePage = style({ vars });

/** As high as the window; what does not fit scrolls. */
export const page = style({ height: '100vh', overflow: 'auto', vars });
