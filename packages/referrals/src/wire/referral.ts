import * as z from 'zod/mini';
import { quantity, text, textList } from './scalars.ts';

/** The id of a referral: the one field that no referral may miss. */
export const opportunityId = z.union([z.string().check(z.minLength(1)), z.number()]);

/**
 * A referral as a service sends it (DAT-1). Every field but the id may be missing or null, unknown status and type
 * values are kept, unknown fields are dropped. A field of a wrong shape makes the whole row malformed (LIV-14).
 */
export const referralSchema = z.object({
  opportunityId,
  opportunityType: text,
  marketplaceStatus: text,
  marketplaceExpirationDate: quantity,
  dynamicPrice: quantity,
  discountPrice: quantity,
  soldPrice: quantity,
  addDate: quantity,
  lastModDate: quantity,
  category: text,
  businessLines: textList,
  linesOfBusiness: textList,
  industryCode: text,
  industryDescription: text,
  industry: text,
  noOfEmployees: quantity,
  numberOfEmployees: quantity,
  yearsInBusiness: quantity,
  estimatedPremium: quantity,
  age: quantity,
  gender: text,
  medicalExam: text,
  currentlyInsured: text,
  prospectMessage: text,
  firstName: text,
  lastName: text,
  phone: text,
  email: text,
  businessName: text,
  address1: text,
  city: text,
  state: text,
  postalCode: text,
  location: text,
  searchId: text,
  showVisualLocation: z.nullish(z.boolean()),
  agenciesNotified: quantity,
  assignedAgent: text,
  assignedAgency: text,
  assignedPartner: text,
  // No service names this field yet (STS-6): it is read should one send it.
  progressStatus: text,
  source: text,
});

/** A referral as a service sends it. Use it in gateways and servers; components take the `Referral` model. */
export type WireReferral = z.infer<typeof referralSchema>;

/** What anybody may see: the fields that the public feed shows, and nothing that tells who the consumer is. */
export const publicReferralSchema = z.pick(referralSchema, {
  opportunityId: true,
  opportunityType: true,
  marketplaceStatus: true,
  addDate: true,
  category: true,
  businessLines: true,
  linesOfBusiness: true,
  industryCode: true,
  industryDescription: true,
  industry: true,
  noOfEmployees: true,
  numberOfEmployees: true,
  yearsInBusiness: true,
  estimatedPremium: true,
  city: true,
  state: true,
});

/** A referral as the public feed holds it. */
export type PublicWireReferral = z.infer<typeof publicReferralSchema>;
