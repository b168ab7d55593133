/**
 * What a button means. `primary` is the one action that matters, the only saturated fill on a list;
 * `urgent` is its outlined twin, for what should happen now. `accent` is the main action of a form or dialog.
 */
export const buttonTones = ['neutral', 'accent', 'primary', 'urgent', 'quiet', 'critical'] as const;
/** One of `buttonTones`. */
export type ButtonTone = (typeof buttonTones)[number];

/** Heights 28 (inside rows only), 32, 36, 40 and 44 px (touch). */
export const buttonSizes = ['row', 's', 'm', 'l', 'touch'] as const;
/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];
