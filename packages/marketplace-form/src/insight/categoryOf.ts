import type { MatchReferral } from './MatchReferral.ts';

/** The insurance categories, each with the key of its name in `findings` and the appetite flag that accepts it. */
export const categories = {
  CL: { name: 'commercial', flag: 'acceptCommercialLines' },
  PL: { name: 'personal', flag: 'acceptPersonalLines' },
  'L&A': { name: 'life', flag: 'acceptLifeAnnuitiesLines' },
} as const;
/** A key of `categories`. */
export type CategoryKey = keyof typeof categories;

/** Returns the category of a referral, or undefined for a direct call or an unknown category. */
export function categoryOf({ category }: Pick<MatchReferral, 'category'>): CategoryKey | undefined {
  return category !== null && Object.hasOwn(categories, category) ? (category as CategoryKey) : undefined;
}
