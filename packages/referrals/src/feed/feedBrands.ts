/** The brands of `<referral-feed>`. */
export const feedBrands = ['bridge', 'advantage'] as const;
/** One of `feedBrands`: a value of the `brand` attribute. */
export type FeedBrand = (typeof feedBrands)[number];
