import { count, money, number } from './englishNumbers.ts';

export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

export interface About {
  readonly name: string;
  readonly type: string;
  readonly isGeneric: boolean;
  readonly isSuperSub: boolean;
  readonly legalEntity: string;
  readonly phone: string;
  readonly agency: string;
}

export interface Price {
  readonly payment: string;
  /** Fixed price of each referral in dollars; null if the referral's own price applies, changed by `percent`. */
  readonly delivered: number | null;
  readonly percent: number;
  readonly prices: Bounds;
}

export interface Insured {
  readonly insured: boolean;
  readonly uninsured: boolean;
}

export interface Lines {
  readonly isOn: boolean;
  readonly lines: readonly string[];
}

export interface Business {
  readonly employees: Bounds;
  readonly years: Bounds;
  readonly premium: Bounds;
  readonly excludedNaics: readonly string[];
}

export interface Life extends Lines {
  readonly deathBenefit: Bounds;
  readonly medicalConsent: boolean;
  readonly medicalRefusal: boolean;
  readonly tobacco: boolean;
  readonly noTobacco: boolean;
}

export interface Email {
  readonly recipients: readonly string[];
  readonly bcc: readonly string[];
  readonly isRoundRobin: boolean;
  /** Number of recipients with individual settings; null if the marketplace's settings apply to all. */
  readonly withSettings: number | null;
}

/** Joins parts as in a sentence: 'a', 'a and b', 'a, b and c'. */
const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Formats a range: '5 to 50', 'at least 2'. `plural` ends the unit of its last number. Undefined without bounds. */
function range(
  { min, max }: Bounds,
  words: (value: string, plural: string) => string,
  text = number,
): string | undefined {
  const last = max ?? min;
  if (last === null) return undefined;
  const start = max === null ? 'at least ' : min === null ? 'at most ' : `${text(min)} to `;
  return words(start + text(last), last === 1 ? '' : 's');
}

const given = (parts: readonly (string | undefined | false)[]) =>
  parts.filter((part) => Boolean(part)) as string[];
const sentence = (parts: readonly (string | undefined | false)[]) => {
  const text = given(parts).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** Number of names to list; the rest are counted. */
const written = 16;
const names = (items: readonly string[]) =>
  items.length <= written
    ? list(items)
    : `${list(items.slice(0, written))} and ${items.length - written} more`;

/** Describes which of two options are accepted: 'insured or not', 'insured only', 'neither insured nor uninsured'. */
const either = (
  yes: boolean,
  no: boolean,
  [both, first, second, neither]: readonly [string, string, string, string],
) => (yes && no ? both : yes ? first : no ? second : neither);

const insuredWords = ({ insured, uninsured }: Insured) =>
  either(insured, uninsured, [
    'insured or not',
    'insured only',
    'uninsured only',
    'neither insured nor uninsured',
  ]);

const premiumWords = (premium: Bounds) => range(premium, (text) => `premium of ${text}`, money);

/** 'Harbor Point: Instant, generic marketplace, of Harbor Point LLC, phone 5125550100.' */
const about = ({ name, type, isGeneric, isSuperSub, legalEntity, phone, agency }: About) =>
  sentence([
    `${name}: ${type}, ${isGeneric ? 'generic' : 'not generic'}${isSuperSub ? ', super sub' : ''} marketplace`,
    legalEntity && `of ${legalEntity}`,
    phone && `phone ${phone}`,
    agency && `agency ${agency}`,
  ]);

/** 'Billed: the price of the referral plus 5% for each referral, for referrals priced at least $10.' */
function price({ payment, delivered, percent, prices }: Price) {
  const change =
    percent === 0
      ? 'the price of the referral'
      : `the price of the referral ${percent > 0 ? 'plus' : 'minus'} ${Math.abs(percent)}%`;
  const amount = delivered === null ? change : money(delivered);
  return sentence([
    `${payment}: ${amount} for each referral`,
    range(prices, (text) => `for referrals priced ${text}`, money),
  ]);
}

/** 'From 6 of 7 sources, not from direct-call.' */
const sources = (accepted: number, all: number, left: readonly string[]) =>
  left.length === 0 ? 'From every source.' : `From ${accepted} of ${all} sources, not from ${names(left)}.`;

/** 'In 2 states: GA, TX.' */
const states = (codes: readonly string[]) => `In ${count(codes.length, 'state')}: ${codes.join(', ')}.`;

/** 'Requires first name, last name and city.' */
const required = (facts: readonly string[]) =>
  facts.length === 0 ? 'Requires no data.' : `Requires ${list(facts)}.`;

/** "Takes warm transfers. Doesn't capture its own consumer consent." */
const transfers = (takesTransfers: boolean, capturesConsent: boolean) =>
  `${takesTransfers ? 'Takes' : "Doesn't take"} warm transfers. ${capturesConsent ? 'Captures' : "Doesn't capture"} its own consumer consent.`;

const lines = (name: string, none: string, { isOn, lines }: Lines, more: readonly (string | undefined)[]) =>
  isOn ? sentence([`${name}: ${list(lines)}`, ...more]) : `No ${none}.`;

/** 'Commercial: BOP and General Liability, insured only.' */
const commercial = (facts: Lines & Insured) =>
  lines('Commercial', 'commercial lines', facts, [insuredWords(facts)]);

/** 'Businesses with 5 to 50 employees; at least 2 years in business.' */
function business({ employees, years, premium, excludedNaics }: Business) {
  const parts = given([
    range(employees, (text, plural) => `${text} employee${plural}`),
    range(years, (text, plural) => `${text} year${plural} in business`),
    premiumWords(premium),
    excludedNaics.length > 0 && `not NAICS ${names(excludedNaics)}`,
  ]);
  return parts.length === 0
    ? 'Businesses of any size, age, premium and industry.'
    : sentence([`businesses with ${parts.join('; ')}`]);
}

/** 'Personal: Auto and Home, insured or not, premium of at least $500.' */
const personal = (facts: Lines & Insured & { readonly premium: Bounds }) =>
  lines('Personal', 'personal lines', facts, [insuredWords(facts), premiumWords(facts.premium)]);

/** 'Life and annuities: Term Life, medical exam or not, without tobacco use in the past year.' */
const life = (facts: Life) =>
  lines('Life and annuities', 'life and annuities', facts, [
    range(facts.deathBenefit, (text) => `death benefit of ${text}`, money),
    either(facts.medicalConsent, facts.medicalRefusal, [
      'medical exam or not',
      'with consent to a medical exam',
      'without a medical exam',
      'neither with nor without a medical exam',
    ]),
    either(facts.tobacco, facts.noTobacco, [
      'tobacco or not',
      'with tobacco use in the past year',
      'without tobacco use in the past year',
      'neither with nor without tobacco use',
    ]),
  ]);

/** 'Delivered by API to https://example.com (Generic, Basic, with a key).' */
const api = (url: string, method: string, auth: string, hasKey: boolean) =>
  `Delivered by API to ${url} (${method}, ${auth}, with${hasKey ? '' : 'out'} a key).`;

/** 'Delivered by email to a@example.com, bcc b@example.com, all at once.' */
const email = ({ recipients, bcc, isRoundRobin, withSettings }: Email) =>
  sentence([
    `delivered by email to ${names(recipients)}`,
    bcc.length > 0 && `bcc ${names(bcc)}`,
    isRoundRobin ? 'in turn' : 'all at once',
    withSettings !== null && `with settings for each of ${withSettings}`,
  ]);

/** Sentences that describe a marketplace in plain English. */
export const contractTexts = {
  about,
  price,
  sources,
  states,
  required,
  transfers,
  commercial,
  business,
  personal,
  life,
  api,
  noApi: 'Not delivered by API.',
  email,
  noEmail: 'Not delivered by email.',
};

/** What a referral may have to include, by the switch that requires it, as in 'Requires first name and city.' */
export const requirementNames = {
  firstNameRequired: 'first name',
  lastNameRequired: 'last name',
  cityRequired: 'city',
  stateRequired: 'state',
  postalCodeRequired: 'postal code',
  emailAddressRequired: 'email address',
  phoneNumberRequired: 'phone number',
  businessLineRequired: 'business line',
  journayaIdRequired: 'Jornaya ID',
  oneToOneConsentRequired: 'one-to-one consent',
};

/** Formats a time of day: 9:00 AM */
export const timeOfDay = (hour: number, minutes: string): string =>
  `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;

/** Names of the weekdays. */
export const weekdayNames = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

/** The delivery schedule in short form, and in a sentence with the limits. */
export const scheduleTexts = {
  shortDay: (day: string) => day.slice(0, 3),
  hour: (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`,
  noDay: 'No day',
  everyDay: 'Every day',
  days: (first: string, last: string) => `${first} to ${last}`,
  list,
  allDay: '24 hours a day',
  timeOfDay,
  hours: (start: string, end: string) => `${start} to ${end}`,
  inZone: (hours: string, zone: string) => `${hours} ${zone}`,
  anHour: (limit: number) => `${number(limit)} an hour`,
  aDay: (limit: number) => `${number(limit)} a day`,
  aWeek: (limit: number) => `${number(limit)} a week`,
  aMonth: (limit: number) => `${number(limit)} a month`,
  noLimit: 'no limit',
  atMost: (limits: string) => `at most ${limits}`,
  sentence: (days: string, hours: string, limits: string) => `${days}, ${hours}; ${limits}.`,
};
