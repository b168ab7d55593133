import type { MatchReferral } from '../match/MatchReferral.ts';

const base: MatchReferral = {
  opportunityId: '4101',
  opportunityType: 'CIR',
  addDate: Date.parse('2026-11-20T16:10:00Z'),
  source: 'quote-form',
  category: 'CL',
  lines: ['CBPY'],
  industryCode: '722511',
  noOfEmployees: 14,
  yearsInBusiness: 6,
  estimatedPremium: 8400,
  currentlyInsured: 'Yes',
  medicalExam: null,
  dynamicPrice: 42,
  city: 'Savannah',
  state: 'GA',
  firstName: 'Jordan',
  lastName: 'Avery',
  phone: '9125550111',
  email: 'jordan.avery@example.com',
  postalCode: '31401',
};

/** Builds a referral that matches Harbor Point Insurance of `buildMarketplace`, with the given changes. */
export const buildMatchReferral = (changes: Partial<MatchReferral> = {}): MatchReferral => ({
  ...base,
  ...changes,
});

const hidden = { firstName: null, lastName: null, phone: null, email: null, postalCode: null };
const places = [
  ['Savannah', 'GA'],
  ['Charleston', 'SC'],
  ['Austin', 'TX'],
  ['Tampa', 'FL'],
  ['Spokane', 'WA'],
  ['Raleigh', 'NC'],
  ['Columbus', 'OH'],
  ['Nashville', 'TN'],
  ['Boise', 'ID'],
] as const;
const lines = [['CBPY'], ['CGLY', 'CPTY'], ['CAUT'], ['CWCP'], ['CBPY', 'CCYB']] as const;
const industries = ['722511', '484110', '238220', '811111', '722410', '541330', '236220'] as const;

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

const commercial = (index: number): Partial<MatchReferral> => ({
  lines: at(lines, index),
  industryCode: at(industries, index * 3),
  noOfEmployees: index % 13 === 0 ? null : (index * 7) % 290,
  yearsInBusiness: (index * 5) % 23,
  estimatedPremium: index % 17 === 0 ? null : 800 + ((index * 977) % 14_000),
});

const household = { industryCode: null, noOfEmployees: null, yearsInBusiness: null } as const;

function factsOf(index: number): Partial<MatchReferral> {
  if (index % 6 === 4)
    return {
      ...household,
      category: 'PL',
      lines: at([['AUTO'], ['HOME', 'AUTO'], ['RENT']], index),
      estimatedPremium: 400 + ((index * 331) % 3400),
    };
  if (index % 12 === 5)
    return { ...household, category: 'L&A', lines: ['LIFE'], estimatedPremium: 900, medicalExam: 'Yes' };
  if (index % 24 === 11)
    return { ...household, category: null, source: null, lines: [], estimatedPremium: null };
  return commercial(index);
}

/**
 * Builds a sample of the latest referrals as a service may send them to an administrator: every category, some facts
 * unknown, newest first.
 */
export const sampleMatchReferrals = (count = 312): readonly MatchReferral[] =>
  Array.from({ length: count }, (_, index) => {
    const [city, state] = at(places, index * 5 + (index >> 3));
    return buildMatchReferral({
      ...hidden,
      opportunityId: String(9000 - index),
      opportunityType: index % 9 === 3 ? 'WT-CIR' : 'CIR',
      addDate: (base.addDate ?? 0) - index * 14 * 60_000,
      source: at(['quote-form', 'find-an-agent', 'live-chat', 'partner-api'], index),
      currentlyInsured: at(['Yes', 'No', null], index),
      dynamicPrice: index % 3 === 0 ? 18 + ((index * 11) % 80) : null,
      city,
      state,
      ...factsOf(index),
    });
  });
