import type { RiskAppetite } from '@advantage/marketplace-form/wire';
import { businessLineGroups } from '@advantage/reference-data';

/**
 * The referral data that `explainMatch` reads. A `Referral` of `@advantage/referrals` fits as it is. Null means
 * unknown, times are milliseconds since 1970, and money is in dollars.
 */
export interface MatchReferral {
  readonly opportunityId: string;
  /** `WT-CIR` is a call-in referral, i.e. a warm transfer. */
  readonly opportunityType: string | null;
  /** When the referral was delivered to the marketplace. */
  readonly addDate: number | null;
  /** Null together with a null category means a direct call. */
  readonly source: string | null;
  /** 'CL', 'PL', 'L&A', or null for a direct call. */
  readonly category: string | null;
  /** Business line codes. */
  readonly lines: readonly string[];
  readonly industryCode: string | null;
  readonly noOfEmployees: number | null;
  readonly yearsInBusiness: number | null;
  readonly estimatedPremium: number | null;
  /** 'Yes' or 'No'; any other answer counts as unknown. */
  readonly currentlyInsured: string | null;
  /** 'Yes' if the consumer consents to a medical exam, 'No' if not. */
  readonly medicalExam: string | null;
  /** The price before a marketplace's own modifier. */
  readonly dynamicPrice: number | null;
  readonly city: string | null;
  readonly state: string | null;
  /** Contact details. If all of them are null, they count as hidden, not as missing. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly postalCode: string | null;
}

/**
 * The insurance categories, each with the key of its name in the texts, the appetite flag that accepts it and its
 * business lines.
 */
export const categories = {
  CL: { name: 'commercial', flag: 'acceptCommercialLines', lines: businessLineGroups.commercial },
  PL: { name: 'personal', flag: 'acceptPersonalLines', lines: businessLineGroups.personal },
  'L&A': { name: 'life', flag: 'acceptLifeAnnuitiesLines', lines: businessLineGroups.lifeAndAnnuities },
} as const;
export type CategoryKey = keyof typeof categories;

/** Returns the categories that an appetite accepts. */
export const acceptedCategories = (appetite: RiskAppetite | null | undefined) =>
  Object.values(categories).filter(({ flag }) => appetite?.[flag] === true);

/** Returns the category of a referral, or undefined for a direct call or an unknown category. */
export function categoryOf({ category }: Pick<MatchReferral, 'category'>): CategoryKey | undefined {
  return category !== null && Object.hasOwn(categories, category) ? (category as CategoryKey) : undefined;
}
