import type { MatchReferral } from './MatchReferral.ts';

/** The groups of insurance that have an appetite, and the key of their name in `findings`. */
export const categories = {
  CL: { name: 'commercial', flag: 'acceptCommercialLines' },
  PL: { name: 'personal', flag: 'acceptPersonalLines' },
  'L&A': { name: 'life', flag: 'acceptLifeAnnuitiesLines' },
} as const;
/** A key of `categories`. */
export type CategoryKey = keyof typeof categories;

/** The category of a referral; undefined for a direct call and for one that is not known here. */
export function categoryOf({ category }: Pick<MatchReferral, 'category'>): CategoryKey | undefined {
  return category !== null && Object.hasOwn(categories, category) ? (category as CategoryKey) : undefined;
}
