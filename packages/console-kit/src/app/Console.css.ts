import { style } from '@vanilla-extract/css';

/** Generates no box, because the shell fills the window. */
export const consoleFrame = style({ selectors: { '&:not([hidden])': { display: 'contents' } } });
