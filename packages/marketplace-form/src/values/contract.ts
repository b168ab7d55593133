import { businessLineName } from '@advantage/reference-data';
import { apiAuthLabels, deliveryMethodLabels, paymentLabels, typeLabels } from '../fields/choices.ts';
import { splitList } from '../fields/lists.ts';
import { numberOrNull } from '../fields/numbers.ts';
import { type MarketplaceReference, sourceNames } from '../fields/reference.ts';
import { scheduleSentence } from '../fields/times.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { changedPaths } from './compare.ts';
import { effectiveValues } from './effective.ts';
import { excludedCodes } from './naics.ts';
import type { Issue } from './rule.ts';
import { moneyWords } from './words.ts';

type Values = MarketplaceFormValues;
type Write = (values: Values, reference: MarketplaceReference) => string;

/** Parts joined as in a sentence: 'a', 'a and b', 'a, b and c'. */
const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** A range in words, '5 to 50 employees', 'at least 2 years'; undefined where there is no bound. */
function range(min: string, max: string, words: (value: string) => string): string | undefined {
  const [low, high] = [numberOrNull(min), numberOrNull(max)];
  const text = (value: number) => value.toLocaleString('en-US');
  if (low !== null && high !== null) return words(`${text(low)} to ${text(high)}`);
  if (low !== null) return words(`at least ${text(low)}`);
  return high === null ? undefined : words(`at most ${text(high)}`);
}

const dollars = (text: string) => text.replace(/\d[\d,.]*/g, (digits) => `$${digits}`);
const given = (parts: readonly (string | undefined | false)[]) =>
  parts.filter((part) => Boolean(part)) as string[];
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What two ticks accept: 'insured or not', 'insured only', 'neither insured nor uninsured'. */
const either = (
  yes: boolean,
  no: boolean,
  [both, first, second, neither]: readonly [string, string, string, string],
) => (yes && no ? both : yes ? first : no ? second : neither);
const insuredWords = [
  'insured or not',
  'insured only',
  'uninsured only',
  'neither insured nor uninsured',
] as const;

const about: Write = (values) => {
  const { phoneNumber, agencyId } = values;
  const [marketplaceName, legalEntityName] = [values.marketplaceName.trim(), values.legalEntityName.trim()];
  const type = typeLabels[values.marketplaceType as keyof typeof typeLabels] ?? values.marketplaceType;
  const kind = `${type}, ${values.generic ? 'generic' : 'not generic'}${values.superSubMarketplace ? ', super sub' : ''}`;
  const parts = [
    `${marketplaceName}: ${kind} marketplace`,
    legalEntityName && `of ${legalEntityName}`,
    phoneNumber && `phone ${phoneNumber}`,
    agencyId && `agency ${agencyId}`,
  ];
  return sentence(given(parts).join(', '));
};

const price: Write = (values) => {
  const { priceMode, percentModifier, deliveredPrice, paymentOption } = values;
  const percent = numberOrNull(percentModifier) ?? 0;
  const change =
    percent === 0
      ? 'the price of the referral'
      : `the price of the referral ${percent > 0 ? 'plus' : 'minus'} ${Math.abs(percent)}%`;
  const amount = priceMode === 'DELIVERED_PRICE' ? moneyWords(numberOrNull(deliveredPrice) ?? 0) : change;
  const priced = range(
    values.referralPriceMin,
    values.referralPriceMax,
    (text) => `for referrals priced ${dollars(text)}`,
  );
  return sentence(given([`${paymentLabels[paymentOption]}: ${amount} for each referral`, priced]).join(', '));
};

/** So many names are written out; beyond them only their number. */
const written = 16;
const names = (items: readonly string[]) =>
  items.length <= written
    ? list(items)
    : `${list(items.slice(0, written))} and ${items.length - written} more`;

const sources: Write = ({ referralSources }, reference) => {
  const known = sourceNames(reference);
  const left = known.filter((name) => !referralSources.includes(name));
  if (left.length === 0) return 'From every source.';
  return `From ${referralSources.length} of ${known.length} sources, not from ${names(left)}.`;
};

const states: Write = ({ states: codes }) =>
  `In ${codes.length === 1 ? '1 state' : `${codes.length} states`}: ${codes.join(', ')}.`;

const needs: readonly (readonly [FieldName, string])[] = [
  ['firstNameRequired', 'first name'],
  ['lastNameRequired', 'last name'],
  ['cityRequired', 'city'],
  ['stateRequired', 'state'],
  ['postalCodeRequired', 'postal code'],
  ['emailAddressRequired', 'email address'],
  ['phoneNumberRequired', 'phone number'],
  ['businessLineRequired', 'business line'],
  ['journayaIdRequired', 'Jornaya ID'],
  ['oneToOneConsentRequired', 'one-to-one consent'],
];
const required: Write = (values) => {
  const wanted = needs.filter(([name]) => values[name] === true).map(([, words]) => words);
  return wanted.length === 0 ? 'Needs no data.' : `Needs ${list(wanted)}.`;
};

const transfers: Write = ({ acceptWarmTransfers, capturesOwnConsumerConsent }) =>
  `${acceptWarmTransfers ? 'Takes' : "Doesn't take"} warm transfers. ${capturesOwnConsumerConsent ? 'Captures' : "Doesn't capture"} its own consumer consent.`;

const lines = (
  name: string,
  none: string,
  isOn: boolean,
  codes: readonly string[],
  more: readonly (string | undefined)[],
) =>
  isOn
    ? sentence(given([`${name}: ${list(codes.map(businessLineName))}`, ...more]).join(', '))
    : `No ${none}.`;

const commercial: Write = (values) =>
  lines('Commercial', 'commercial lines', values.acceptCommercialLines, values.commercialBusinessLines, [
    either(values.acceptCommercialInsured, values.acceptCommercialUninsured, insuredWords),
  ]);

const business: Write = (values, reference) => {
  if (!values.acceptCommercialLines) return '';
  const excluded = excludedCodes(values, reference) ?? [];
  const parts = given([
    range(values.numberOfEmployeesMin, values.numberOfEmployeesMax, (text) => `${text} employees`),
    range(values.yearsInBusinessMin, values.yearsInBusinessMax, (text) => `${text} years in business`),
    range(
      values.commercialEstimatedPremiumMin,
      values.commercialEstimatedPremiumMax,
      (text) => `premium of ${dollars(text)}`,
    ),
    excluded.length > 0 && `not NAICS ${names(excluded)}`,
  ]);
  return parts.length === 0
    ? 'Businesses of any size, age, premium and industry.'
    : sentence(`businesses with ${parts.join('; ')}`);
};

const personal: Write = (values) =>
  lines('Personal', 'personal lines', values.acceptPersonalLines, values.personalBusinessLines, [
    either(values.acceptPersonalInsured, values.acceptPersonalUninsured, insuredWords),
    range(
      values.personalEstimatedPremiumMin,
      values.personalEstimatedPremiumMax,
      (text) => `premium of ${dollars(text)}`,
    ),
  ]);

const life: Write = (values) =>
  lines(
    'Life and annuities',
    'life and annuities',
    values.acceptLifeAnnuitiesLines,
    values.lifeAndAnnuitiesBusinessLines,
    [
      range(values.deathBenefitMin, values.deathBenefitMax, (text) => `death benefit of ${dollars(text)}`),
      either(values.acceptMedicalExamConsent, values.acceptMedicalExamRefusal, [
        'medical exam or not',
        'with consent to a medical exam',
        'without a medical exam',
        'neither with nor without a medical exam',
      ]),
      either(values.acceptTobaccoUsePastYear, values.acceptNoTobaccoUsePastYear, [
        'tobacco or not',
        'with tobacco use in the past year',
        'without tobacco use in the past year',
        'neither with nor without tobacco use',
      ]),
    ],
  );

const api: Write = (values) => {
  if (!values.deliverToApi) return 'Not delivered by API.';
  const method =
    deliveryMethodLabels[values.referralDeliveryMethod as keyof typeof deliveryMethodLabels] ??
    values.referralDeliveryMethod;
  const auth = apiAuthLabels[values.deliveryApiType as keyof typeof apiAuthLabels] ?? values.deliveryApiType;
  return `Delivered by API to ${values.deliveryApiUrl} (${method}, ${auth}${values.deliveryApiKey ? ', with a key' : ', without a key'}).`;
};

const email: Write = (values) => {
  if (!values.deliverToEmailAddress) return 'Not delivered by email.';
  const [recipients, copies] = [splitList(values.emailRecipients), splitList(values.emailBccRecipients)];
  const own = values.recipients.length;
  const parts = given([
    `delivered by email to ${names(recipients)}`,
    copies.length > 0 && `bcc ${names(copies)}`,
    values.enableRoundRobinDelivery ? 'one after the other' : 'all at once',
    values.enableIndividualEmailDeliverySettings && `with settings for each of ${own}`,
  ]);
  return sentence(parts.join(', '));
};

/** Every sentence of a contract, in order: what writes it, the fields it is about, and the rules of its fields. */
const clauses = [
  {
    id: 'about',
    write: about,
    paths: [
      'marketplaceName',
      'marketplaceType',
      'generic',
      'agencyId',
      'legalEntityName',
      'phoneNumber',
      'superSubMarketplace',
    ],
  },
  {
    id: 'price',
    write: price,
    paths: [
      'paymentOption',
      'priceMode',
      'percentModifier',
      'deliveredPrice',
      'referralPriceMin',
      'referralPriceMax',
    ],
  },
  { id: 'sources', write: sources, paths: ['referralSources'] },
  { id: 'states', write: states, paths: ['states'] },
  { id: 'required', write: required, paths: needs.map(([name]) => name) },
  { id: 'transfers', write: transfers, paths: ['acceptWarmTransfers', 'capturesOwnConsumerConsent'] },
  {
    id: 'commercial',
    write: commercial,
    paths: [
      'acceptCommercialLines',
      'commercialBusinessLines',
      'acceptCommercialInsured',
      'acceptCommercialUninsured',
    ],
  },
  {
    id: 'business',
    write: business,
    paths: [
      'numberOfEmployeesMin',
      'numberOfEmployeesMax',
      'yearsInBusinessMin',
      'yearsInBusinessMax',
      'commercialEstimatedPremiumMin',
      'commercialEstimatedPremiumMax',
      'naicsMode',
      'naicsCodes',
    ],
  },
  {
    id: 'personal',
    write: personal,
    paths: [
      'acceptPersonalLines',
      'personalBusinessLines',
      'acceptPersonalInsured',
      'acceptPersonalUninsured',
      'personalEstimatedPremiumMin',
      'personalEstimatedPremiumMax',
    ],
  },
  {
    id: 'life',
    write: life,
    paths: [
      'acceptLifeAnnuitiesLines',
      'lifeAndAnnuitiesBusinessLines',
      'deathBenefitMin',
      'deathBenefitMax',
      'acceptMedicalExamConsent',
      'acceptMedicalExamRefusal',
      'acceptTobaccoUsePastYear',
      'acceptNoTobaccoUsePastYear',
    ],
  },
  {
    id: 'schedule',
    write: scheduleSentence,
    paths: [
      'deliveryDays',
      'deliverAllDay',
      'referralDeliveryStartTime',
      'referralDeliveryEndTime',
      'referralDeliveryTimezone',
      'maxReferralsPerHour',
      'maxReferralsPerDay',
      'maxReferralsPerWeek',
      'maxReferralsPerMonth',
    ],
  },
  {
    id: 'api',
    write: api,
    paths: ['deliverToApi', 'referralDeliveryMethod', 'deliveryApiType', 'deliveryApiUrl', 'deliveryApiKey'],
  },
  {
    id: 'email',
    write: email,
    paths: [
      'deliverToEmailAddress',
      'emailRecipients',
      'emailBccRecipients',
      'enableRoundRobinDelivery',
      'enableIndividualEmailDeliverySettings',
    ],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly write: Write;
  readonly paths: readonly FieldName[];
}[];

/** The id of a sentence of a contract. */
export type ClauseId = (typeof clauses)[number]['id'];
/** Every sentence of a contract, in order. */
export const clauseIds: readonly ClauseId[] = clauses.map(({ id }) => id);

/** One sentence of a marketplace in plain English. */
export interface ContractSentence {
  readonly id: ClauseId;
  /** The fields that it is about; the first one is where a link leads. */
  readonly paths: readonly [FieldName, ...FieldName[]];
  /** The sentence; undefined while a field of it has an error, for then it would be a guess. */
  readonly text: string | undefined;
}

/**
 * A whole marketplace as about a dozen plain sentences, each with the fields it is about: for a summary next to the form,
 * a review before saving, or a history. Sentences that say nothing are left out.
 */
export function contractOf(
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
  issues: readonly Issue[] = [],
): readonly ContractSentence[] {
  const wrong = new Set<string>(
    issues.map(({ path }) => (path.startsWith('recipients.') ? 'emailRecipients' : path)),
  );
  const counted = effectiveValues(values);
  return clauses.flatMap(({ id, write, paths }): ContractSentence[] => {
    const [first, ...others] = paths as readonly FieldName[];
    if (first === undefined) return [];
    if (paths.some((path) => wrong.has(path))) return [{ id, paths: [first, ...others], text: undefined }];
    const text = write(counted, reference);
    return text === '' ? [] : [{ id, paths: [first, ...others], text }];
  });
}

/** A sentence next to the one that it replaces. */
export interface ComparedSentence extends ContractSentence {
  /** Whether a field of it differs, also one that the sentence does not name, such as a key. */
  readonly isChanged: boolean;
  /** The earlier sentence where it reads differently; empty where there was none. Default: it reads the same. */
  readonly before?: string;
  /** Where a link leads: to a field with an error, else to one that differs, else to the first. */
  readonly target: FieldName;
}

/** The sentences of a marketplace next to those of `before`, also those that only `before` has. Default of `before`: none. */
export function compareContracts(
  values: MarketplaceFormValues,
  before: MarketplaceFormValues | undefined,
  reference: MarketplaceReference,
  issues: readonly Issue[] = [],
): readonly ComparedSentence[] {
  const now = new Map(contractOf(values, reference, issues).map((sentence) => [sentence.id, sentence]));
  const earlier = new Map(before ? contractOf(before, reference).map(({ id, text }) => [id, text]) : []);
  const fieldOf = (path: string) => (path.startsWith('recipients.') ? 'emailRecipients' : path);
  const wrong = new Set(issues.map(({ path }) => fieldOf(path)));
  const changed = new Set(before ? changedPaths(values, before, reference).map(fieldOf) : []);
  return clauses.flatMap(({ id, paths }): ComparedSentence[] => {
    const [first, ...others] = paths as readonly FieldName[];
    const [sentence, old] = [now.get(id), earlier.get(id) ?? ''];
    if (first === undefined || (!sentence && old === '')) return [];
    const text = sentence ? sentence.text : '';
    const target = paths.find((path) => wrong.has(path)) ?? paths.find((path) => changed.has(path)) ?? first;
    const isChanged = before !== undefined && (text !== old || paths.some((path) => changed.has(path)));
    return [
      {
        id,
        paths: [first, ...others],
        text,
        target,
        isChanged,
        ...(isChanged && text !== undefined && text !== old && { before: old }),
      },
    ];
  });
}
