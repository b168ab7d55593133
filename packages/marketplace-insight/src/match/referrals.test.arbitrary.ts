import { sampleIndustryCodes, sampleSources } from '@advantage/marketplace-form/testing';
import { businessLineGroups, usStates } from '@advantage/reference-data';
import fc from 'fast-check';
import type { MatchReferral } from './MatchReferral.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 });
const codes = Object.values(businessLineGroups).flatMap((lines) => lines.map(({ code }) => code));
const answer = maybe(fc.constantFrom('Yes', 'No', 'Perhaps'));

/** Generates referrals as a service may send them, with missing facts and values that aren't known here. */
export const matchReferrals: fc.Arbitrary<MatchReferral> = fc.record({
  opportunityId: fc.string({ minLength: 1 }),
  opportunityType: maybe(fc.constantFrom('CIR', 'WT-CIR', 'PCR')),
  addDate: maybe(fc.integer({ min: 0, max: 4_000_000_000_000 })),
  source: maybe(fc.constantFrom(...sampleSources.map(({ sourceName }) => sourceName), 'elsewhere')),
  category: maybe(fc.constantFrom('CL', 'PL', 'L&A', 'Pets', 'constructor')),
  lines: fc.subarray([...codes, 'ZZZZ'], { maxLength: 4 }),
  industryCode: maybe(fc.constantFrom(...sampleIndustryCodes.map(({ code }) => code), '999999')),
  noOfEmployees: maybe(fc.nat(1200)),
  yearsInBusiness: maybe(fc.nat(120)),
  estimatedPremium: maybe(fc.integer({ min: 0, max: 60_000 })),
  currentlyInsured: answer,
  medicalExam: answer,
  dynamicPrice: maybe(fc.integer({ min: 0, max: 120 })),
  city: maybe(fc.string({ minLength: 1 })),
  state: maybe(fc.constantFrom(...usStates.map(({ code }) => code), 'PR')),
  firstName: maybe(fc.string({ minLength: 1 })),
  lastName: maybe(fc.string({ minLength: 1 })),
  phone: maybe(fc.string({ minLength: 1 })),
  email: maybe(fc.string({ minLength: 1 })),
  postalCode: maybe(fc.string({ minLength: 1 })),
});
