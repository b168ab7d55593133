import type { RiskAppetite } from '../wire/marketplace.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type AppetiteRule, failed, passed, unknown } from './matchRule.ts';
import type { MatchTerms } from './matchTerms.ts';

type Need = readonly [
  flag: keyof RiskAppetite & string,
  name: string,
  isThere: (referral: MatchReferral) => boolean,
];

const contact: readonly Need[] = [
  ['firstNameRequired', 'first name', ({ firstName }) => firstName !== null],
  ['lastNameRequired', 'last name', ({ lastName }) => lastName !== null],
  ['emailAddressRequired', 'email address', ({ email }) => email !== null],
  ['phoneNumberRequired', 'phone number', ({ phone }) => phone !== null],
  ['postalCodeRequired', 'postal code', ({ postalCode }) => postalCode !== null],
];

const others: readonly Need[] = [
  ['cityRequired', 'city', ({ city }) => city !== null],
  ['stateRequired', 'state', ({ state }) => state !== null],
  ['businessLineRequired', 'business line', ({ lines }) => lines.length > 0],
];

/** Contact details that are hidden from a reader are all null; that is no sign that they are missing. */
const hidesContact = (referral: MatchReferral) => contact.every(([, , isThere]) => !isThere(referral));

const namesOf = (needs: readonly Need[]) => needs.map(([, name]) => name);

/** The data that are required and that no referral shows. */
const neverShown = ({ appetite, needsConsent }: MatchTerms) => [
  ...(appetite.journayaIdRequired ? ['Jornaya ID'] : []),
  ...(needsConsent ? ['one-to-one consent'] : []),
];

/** The data that a marketplace requires (MKF-18). */
export const requiredRule: AppetiteRule = {
  id: 'required',
  name: 'Required data',
  kind: 'appetite',
  facts: (referral) => [...contact, ...others].map(([, , isThere]) => Number(isThere(referral))).join(''),
  check(referral, terms) {
    const isNeeded = ([flag]: Need) => terms.appetite[flag] === true;
    const isHidden = hidesContact(referral);
    const seen = (isHidden ? others : [...contact, ...others]).filter(isNeeded);
    const missing = seen.filter(([, , isThere]) => !isThere(referral));
    if (missing.length > 0) return failed(`Required and missing: ${namesOf(missing).join(', ')}.`);
    const unseen = [...(isHidden ? namesOf(contact.filter(isNeeded)) : []), ...neverShown(terms)];
    if (unseen.length > 0) return unknown(`Required, but not shown here: ${unseen.join(', ')}.`);
    return passed(seen.length > 0 ? 'Has all data that is required.' : 'No data is required.');
  },
};
