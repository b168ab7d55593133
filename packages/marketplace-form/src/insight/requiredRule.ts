import type { RiskAppetite } from '../wire/marketplace.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type AppetiteRule, failed, passed, unknown } from './matchRule.ts';
import type { MatchTerms } from './matchTerms.ts';

type Requirement = readonly [
  flag: keyof RiskAppetite & string,
  name: keyof MatchTerms['t'] &
    ('city' | 'state' | `${string}${'Name' | 'Address' | 'Number' | 'Code' | 'Line'}`),
  isThere: (referral: MatchReferral) => boolean,
];

const contactRequirements: readonly Requirement[] = [
  ['firstNameRequired', 'firstName', ({ firstName }) => firstName !== null],
  ['lastNameRequired', 'lastName', ({ lastName }) => lastName !== null],
  ['emailAddressRequired', 'emailAddress', ({ email }) => email !== null],
  ['phoneNumberRequired', 'phoneNumber', ({ phone }) => phone !== null],
  ['postalCodeRequired', 'postalCode', ({ postalCode }) => postalCode !== null],
];

const otherRequirements: readonly Requirement[] = [
  ['cityRequired', 'city', ({ city }) => city !== null],
  ['stateRequired', 'state', ({ state }) => state !== null],
  ['businessLineRequired', 'businessLine', ({ lines }) => lines.length > 0],
];

/**
 * Whether contact details are hidden from the user: all of them are null. That doesn't mean the referral lacks them.
 */
const isContactHidden = (referral: MatchReferral) =>
  contactRequirements.every(([, , isThere]) => !isThere(referral));

const getNames = (needs: readonly Requirement[], t: MatchTerms['t']) => needs.map(([, name]) => t[name]);

/** Returns the required data that referrals never include. */
const getUnverifiable = ({ appetite, needsConsent, t }: MatchTerms) => [
  ...(appetite.journayaIdRequired ? [t.jornayaId] : []),
  ...(needsConsent ? [t.oneToOneConsent] : []),
];

/** Rule: the referral includes the data that the marketplace requires. */
export const requiredRule: AppetiteRule = {
  id: 'required',
  kind: 'appetite',
  facts: (referral) =>
    [...contactRequirements, ...otherRequirements].map(([, , isThere]) => Number(isThere(referral))).join(''),
  check(referral, terms) {
    const { t } = terms;
    const isRequired = ([flag]: Requirement) => terms.appetite[flag] === true;
    const isHidden = isContactHidden(referral);
    const verifiable = (isHidden ? otherRequirements : [...contactRequirements, ...otherRequirements]).filter(
      isRequired,
    );
    const missing = verifiable.filter(([, , isThere]) => !isThere(referral));
    if (missing.length > 0) return failed(t.missing(getNames(missing, t).join(', ')));
    const unverifiable = [
      ...(isHidden ? getNames(contactRequirements.filter(isRequired), t) : []),
      ...getUnverifiable(terms),
    ];
    if (unverifiable.length > 0) return unknown(t.hidden(unverifiable.join(', ')));
    return passed(verifiable.length > 0 ? t.hasAll : t.nothingRequired);
  },
};
