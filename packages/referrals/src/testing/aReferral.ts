import { callInType, type Referral } from '../model/referral.ts';
import { minutesAgo } from './storyTime.ts';

const ordinary: Referral = {
  opportunityId: '4103',
  opportunityType: 'CIR',
  isCallIn: false,
  marketplaceStatus: 'Available',
  marketplaceExpirationDate: minutesAgo(-58),
  dynamicPrice: 28,
  discountPrice: null,
  soldPrice: null,
  addDate: minutesAgo(22),
  lastModDate: null,
  category: 'CL',
  lines: ['CWCP', 'CGLY'],
  industryCode: '238220',
  industryDescription: 'Plumbing, Heating, and Air-Conditioning Contractors',
  noOfEmployees: 12,
  yearsInBusiness: 8,
  estimatedPremium: 12_500,
  age: null,
  gender: null,
  medicalExam: null,
  currentlyInsured: null,
  prospectMessage: null,
  firstName: null,
  lastName: null,
  phone: null,
  email: null,
  businessName: null,
  address1: null,
  city: 'Tulsa',
  state: 'OK',
  postalCode: null,
  location: null,
  searchId: null,
  showVisualLocation: false,
  agenciesNotified: 11,
  assignedAgent: null,
  assignedAgency: null,
  assignedPartner: null,
  progressStatus: null,
  source: null,
};

/**
 * Creates a referral for a test or story: by default an Available one of a plumber in Tulsa. `isCallIn` is derived from
 * the type.
 */
export function aReferral(fields: Partial<Referral> = {}): Referral {
  const referral = { ...ordinary, ...fields };
  return { ...referral, isCallIn: fields.isCallIn ?? referral.opportunityType === callInType };
}

/** Contact fields of a claimed referral. */
export const aContact = {
  firstName: 'Jordan',
  lastName: 'Ellery',
  phone: '(918) 555-0142',
  email: 'jordan.ellery@example.com',
  businessName: 'Ellery Plumbing & Heating',
  address1: '1208 E 15th St',
  postalCode: '74120',
  searchId: 'sv-4103',
  showVisualLocation: true,
} as const satisfies Partial<Referral>;
