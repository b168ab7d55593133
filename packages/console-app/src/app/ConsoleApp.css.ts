import { style } from '@vanilla-extract/css';

/** No box of its own: the shell fills the window. */
export const console = style({ selectors: { '&:not([hidden])': { display: 'contents' } } });
