import { style } from '@vanilla-extract/css';

/** Has no box: the shell fills the window. */
export const consoleFrame = style({ selectors: { '&:not([hidden])': { display: 'contents' } } });
