import { style } from '@vanilla-extract/css';

/** After the label in the DOM, for screen readers, but before it visually. */
export const pending = style({ display: 'inline-flex', flex: 'none', order: -1, position: 'relative' });
