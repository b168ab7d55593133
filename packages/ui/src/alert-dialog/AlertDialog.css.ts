import { style } from '@vanilla-extract/css';

/** A wrapper that's only there to be queried: the button lays out as if it had none. */
export const focusedFirst = style({ display: 'contents' });
