/**
 * Meanings of a button. `primary` is the one action that matters, the only saturated fill in a list; `urgent` is its
 * outlined counterpart, for an action to take now. `accent` is the main action of a form or dialog.
 */
export const buttonTones = ['neutral', 'accent', 'primary', 'urgent', 'quiet', 'critical'] as const;
/** One of `buttonTones`. */
export type ButtonTone = (typeof buttonTones)[number];

/** Button heights: 28 px (inside rows only), 32, 36, 40 and 44 px (touch). */
export const buttonSizes = ['row', 's', 'm', 'l', 'touch'] as const;
/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];
