/** What a button means. `claim` is money and the only saturated fill on a list; `talk` is its quiet twin. */
export const buttonTones = ['neutral', 'accent', 'claim', 'talk', 'quiet', 'critical'] as const;
/** One of `buttonTones`. */
export type ButtonTone = (typeof buttonTones)[number];

/** Heights 28 (inside rows only), 32, 36, 40 and 44 px (touch). */
export const buttonSizes = ['row', 's', 'm', 'l', 'touch'] as const;
/** One of `buttonSizes`. */
export type ButtonSize = (typeof buttonSizes)[number];
