import type { Referral } from '../model/referral.ts';
import { aContact, aReferral } from './aReferral.ts';
import { storyReferrals } from './storyReferrals.ts';
import { chicago } from './storyTime.ts';

/** Acquired, first name, last name, phone, email, and the city that identifies the story referral. */
type Claim = readonly [string, string, string, string, string | null, string];

const claims: readonly Claim[] = [
  ['11-20 10:04', 'Jordan', 'Ellery', '(918) 555-0142', 'jordan.ellery@example.com', 'Tulsa'],
  ['11-20 09:12', 'Sam', 'Orozco', '(402) 555-0117', null, 'Omaha'],
  ['11-19 16:58', 'Hana', 'Fujimoto', '(661) 555-0163', 'hana@bakersfieldbuild.example.com', 'Bakersfield'],
  ['11-19 13:05', 'Marcus', 'Bell', '(616) 555-0129', 'mbell@example.com', 'Grand Rapids'],
  ['11-18 18:22', 'Inez', 'Carrow', '(970) 555-0188', 'inez.carrow@example.com', 'Fort Collins'],
  ['11-18 11:47', 'Theo', 'Lindgren', '(509) 555-0106', 'theo.lindgren@example.com', 'Spokane'],
  ['11-17 15:30', 'Abby', 'Nwosu', '(515) 555-0151', 'abby.n@example.com', 'Des Moines'],
  ['11-17 09:08', 'Peter', 'Vance', '(912) 555-0174', 'pvance@example.com', 'Savannah'],
  ['11-16 14:15', 'Rosa', 'Delgado', '(614) 555-0135', 'rosa@delgadofreight.example.com', 'Columbus'],
  ['11-13 17:41', 'Kit', 'Amundsen', '(605) 555-0190', 'kit.amundsen@example.com', 'Sioux Falls'],
  ['11-13 10:26', 'Noor', 'Haddad', '(480) 555-0112', 'noor.haddad@example.com', 'Mesa'],
  ['11-12 16:03', 'Gail', 'Ostrander', '(541) 555-0147', 'gail.o@example.com', 'Eugene'],
];

/** Referrals acquired by the story producer, Maya Okafor of Harbor Point Insurance, latest first. */
export const acquiredReferrals: readonly Referral[] = claims.map(
  ([acquired, firstName, lastName, phone, email, city], index) => {
    const origin = aReferral(storyReferrals.find((row) => row.city === city));
    const details = city === 'Tulsa' ? { ...aContact, progressStatus: 'In Progress' as const } : {};
    return {
      ...origin,
      opportunityId: String(3912 - index),
      marketplaceStatus: origin.opportunityType === 'CCR' ? 'Assigned' : 'Claimed',
      marketplaceExpirationDate: null,
      soldPrice: origin.soldPrice ?? origin.dynamicPrice,
      lastModDate: chicago(acquired),
      addDate: chicago(acquired) - 120_000,
      assignedAgent: 'Maya Okafor',
      assignedAgency: 'Harbor Point Insurance',
      assignedPartner: null,
      ...details,
      firstName,
      lastName,
      phone,
      email,
    };
  },
);
