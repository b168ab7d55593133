import type { Referral } from '../model/referral.ts';
import { aReferral } from './aReferral.ts';
import { hostileTexts } from './hostileTexts.ts';

/** The text fields of a referral. */
export const textFields = [
  'opportunityType',
  'category',
  'industryCode',
  'industryDescription',
  'gender',
  'medicalExam',
  'currentlyInsured',
  'prospectMessage',
  'firstName',
  'lastName',
  'phone',
  'email',
  'businessName',
  'address1',
  'city',
  'state',
  'postalCode',
  'location',
  'searchId',
  'assignedAgent',
  'assignedAgency',
  'assignedPartner',
  'source',
] as const satisfies readonly (keyof Referral)[];

/** A claimed referral per hostile text, with that text in every text field and line. */
export const hostileReferrals: readonly Referral[] = hostileTexts.map((text, index) => ({
  ...aReferral({
    opportunityId: `hostile-${index}`,
    marketplaceStatus: 'Claimed',
    soldPrice: 28,
    lines: [text, text],
  }),
  ...Object.fromEntries(textFields.map((field) => [field, text])),
}));
