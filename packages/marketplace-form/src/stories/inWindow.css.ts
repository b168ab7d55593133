import { style } from '@vanilla-extract/css';

/** As high as the window; what does not fit scrolls, below no bar of a console. */
export const page = style({ height: '100vh', overflow: 'auto', vars: { '--marketplace-form-top': '0px' } });
