import { style } from '@vanilla-extract/css';

/** The label and what follows it while pending. */
export const labelAndPending = style({ display: 'contents' });

/** After the label in the DOM, for screen readers, but before it visually. */
export const pending = style({ display: 'inline-flex', flex: 'none', order: -1, position: 'relative' });
