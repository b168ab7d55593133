/** The brands that `<referral-feed>` can wear. */
export const feedBrands = ['bridge', 'advantage'] as const;
/** One of `feedBrands`: what the `brand` attribute takes. */
export type FeedBrand = (typeof feedBrands)[number];
