import { style } from '@vanilla-extract/css';

/** Only there to be found: the button is in the row as if it were alone. */
export const focusedFirst = style({ display: 'contents' });
