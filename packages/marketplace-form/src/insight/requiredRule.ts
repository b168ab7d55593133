import type { RiskAppetite } from '../wire/marketplace.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type AppetiteRule, failed, passed, unknown } from './matchRule.ts';
import type { MatchTerms } from './matchTerms.ts';

type Need = readonly [
  flag: keyof RiskAppetite & string,
  name: keyof MatchTerms['t'] &
    ('city' | 'state' | `${string}${'Name' | 'Address' | 'Number' | 'Code' | 'Line'}`),
  isThere: (referral: MatchReferral) => boolean,
];

const contact: readonly Need[] = [
  ['firstNameRequired', 'firstName', ({ firstName }) => firstName !== null],
  ['lastNameRequired', 'lastName', ({ lastName }) => lastName !== null],
  ['emailAddressRequired', 'emailAddress', ({ email }) => email !== null],
  ['phoneNumberRequired', 'phoneNumber', ({ phone }) => phone !== null],
  ['postalCodeRequired', 'postalCode', ({ postalCode }) => postalCode !== null],
];

const others: readonly Need[] = [
  ['cityRequired', 'city', ({ city }) => city !== null],
  ['stateRequired', 'state', ({ state }) => state !== null],
  ['businessLineRequired', 'businessLine', ({ lines }) => lines.length > 0],
];

/**
 * Whether contact details are hidden from the user: all of them are null. That doesn't mean the referral lacks them.
 */
const hidesContact = (referral: MatchReferral) => contact.every(([, , isThere]) => !isThere(referral));

const namesOf = (needs: readonly Need[], t: MatchTerms['t']) => needs.map(([, name]) => t[name]);

/** Returns the required data that referrals never include. */
const neverShown = ({ appetite, needsConsent, t }: MatchTerms) => [
  ...(appetite.journayaIdRequired ? [t.jornayaId] : []),
  ...(needsConsent ? [t.oneToOneConsent] : []),
];

/** Rule: the referral includes the data that the marketplace requires. */
export const requiredRule: AppetiteRule = {
  id: 'required',
  kind: 'appetite',
  facts: (referral) => [...contact, ...others].map(([, , isThere]) => Number(isThere(referral))).join(''),
  check(referral, terms) {
    const { t } = terms;
    const isNeeded = ([flag]: Need) => terms.appetite[flag] === true;
    const isHidden = hidesContact(referral);
    const seen = (isHidden ? others : [...contact, ...others]).filter(isNeeded);
    const missing = seen.filter(([, , isThere]) => !isThere(referral));
    if (missing.length > 0) return failed(t.missing(namesOf(missing, t).join(', ')));
    const unseen = [...(isHidden ? namesOf(contact.filter(isNeeded), t) : []), ...neverShown(terms)];
    if (unseen.length > 0) return unknown(t.hidden(unseen.join(', ')));
    return passed(seen.length > 0 ? t.hasAll : t.nothingRequired);
  },
};
