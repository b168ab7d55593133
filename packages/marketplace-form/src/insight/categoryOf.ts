import type { MatchReferral } from './MatchReferral.ts';

/** The groups of insurance that have their own appetite. */
export const categories = {
  CL: { name: 'commercial', flag: 'acceptCommercialLines' },
  PL: { name: 'personal', flag: 'acceptPersonalLines' },
  'L&A': { name: 'life and annuities', flag: 'acceptLifeAnnuitiesLines' },
} as const;
/** A key of `categories`. */
export type CategoryKey = keyof typeof categories;

/** The category of a referral; undefined for a direct call and for one that is not known here. */
export function categoryOf({ category }: Pick<MatchReferral, 'category'>): CategoryKey | undefined {
  return category !== null && Object.hasOwn(categories, category) ? (category as CategoryKey) : undefined;
}

/** Why a referral has no known category. */
export const withoutCategory = ({ category }: Pick<MatchReferral, 'category'>) =>
  category === null ? 'A direct call has no category' : `The category ${category} is not known here`;
