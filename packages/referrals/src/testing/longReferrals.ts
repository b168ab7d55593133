import type { Referral } from '../model/referral.ts';
import { aContact, aReferral } from './aReferral.ts';

const long = 'Wholesale and retail of everything that has ever been sold anywhere, ';

/** Two referrals: one with overlong texts, and one with markup and a text-direction override. */
export const longReferrals: readonly Referral[] = [
  aReferral({
    ...aContact,
    opportunityType: 'A-TYPE-NOBODY-KNOWS',
    firstName: 'Maria-Magdalena Theodora',
    lastName: 'Featherstonehaugh-Cholmondeley',
    email: `${'maria-magdalena.'.repeat(4)}cholmondeley@example.com`,
    phone: '(918) 555-0142 extension 123456',
    city: `Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-on-${'the-'.repeat(20)}water`,
    lines: ['CGLY', 'CBPY', 'CAUT', 'CELY', 'CDO', 'CPLY', 'COEQ', 'XYZ'],
    industryDescription: long.repeat(4),
    noOfEmployees: 123_456,
    yearsInBusiness: 1999,
    estimatedPremium: 123_456_789,
    soldPrice: 1234.5,
    agenciesNotified: 12_345,
    assignedAgent: 'Maria-Magdalena Featherstonehaugh-Cholmondeley',
    assignedAgency: 'The Very Long Name of an Insurance Agency, LLC',
  }),
  aReferral({ opportunityId: '2', city: '<b>Tulsa</b>', industryDescription: '\u202Edesrever\u202E' }),
];
