import { style } from '@vanilla-extract/css';

/** Comes after the label for screen readers and before it for the eye. */
export const pending = style({ display: 'inline-flex', flex: 'none', order: -1, position: 'relative' });
