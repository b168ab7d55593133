import { businessLineName } from '@advantage/reference-data';
import { type MarketplaceReference, type SectionId, sourceNames } from '../fields/field.ts';
import { fieldsOf } from '../fields/fields.ts';
import { splitList } from '../fields/lists.ts';
import { nameIn } from '../fields/names.ts';
import { numberOrNull } from '../fields/numbers.ts';
import { scheduleSentence } from '../fields/times.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { changedPaths } from './compare.ts';
import { effectiveValues } from './effective.ts';
import { excludedCodes } from './naics.ts';
import type { Issue } from './rules.ts';

/** The texts of the plain-English sentences in English. */
export const englishContract = {
  contractTexts: en.contractTexts,
  requirementNames: en.requirementNames,
  scheduleTexts: en.scheduleTexts,
  weekdayNames: en.weekdayNames,
  timezoneNames: en.timezoneNames,
  businessLineNames: en.businessLineNames,
  marketplaceTypeNames: en.marketplaceTypeNames,
  paymentOptionNames: en.paymentOptionNames,
  deliveryMethodNames: en.deliveryMethodNames,
  apiAuthNames: en.apiAuthNames,
  sourceTexts: en.sourceTexts,
};
export type ContractMessages = typeof englishContract;

type SentenceWriter = (
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages: ContractMessages,
) => string;

/**
 * Defines a sentence: the fields it describes, and what writes it. With a `section`, it also describes the fields of the
 * section that no other sentence does.
 */
const clause = <Id extends string>(
  id: Id,
  names: ComparedSentence['paths'],
  write: SentenceWriter,
  section?: SectionId,
) => ({ id, names, write, section });

const toBounds = (min: string, max: string) => ({ min: numberOrNull(min), max: numberOrNull(max) });

const lineNames = (codes: readonly string[], { businessLineNames }: ContractMessages) =>
  codes.map((code) => nameIn(businessLineNames, businessLineName(code)));

const requirements = Object.keys(en.requirementNames) as [keyof typeof en.requirementNames];

const clauses = [
  clause(
    'about',
    ['marketplaceName'],
    (values, _, { contractTexts: t, marketplaceTypeNames }) =>
      t.about({
        name: values.marketplaceName.trim(),
        type: nameIn(marketplaceTypeNames, values.marketplaceType),
        isGeneric: values.generic,
        isSuperSub: values.superSubMarketplace,
        legalEntity: values.legalEntityName.trim(),
        phone: values.phoneNumber,
        agency: values.agencyId,
      }),
    'setup',
  ),
  clause(
    'price',
    [
      'paymentOption',
      'priceMode',
      'percentModifier',
      'deliveredPrice',
      'referralPriceMin',
      'referralPriceMax',
    ],
    (values, _, { contractTexts: t, paymentOptionNames }) =>
      t.price({
        payment: paymentOptionNames[values.paymentOption],
        delivered: values.priceMode === 'DELIVERED_PRICE' ? (numberOrNull(values.deliveredPrice) ?? 0) : null,
        percent: numberOrNull(values.percentModifier) ?? 0,
        prices: toBounds(values.referralPriceMin, values.referralPriceMax),
      }),
  ),
  clause(
    'sources',
    ['referralSources'],
    ({ referralSources }, reference, { contractTexts: t, sourceTexts }) => {
      const all = sourceNames(reference);
      const excluded = all.filter((name) => !referralSources.includes(name));
      return t.sources(referralSources.length, all.length, excluded.map(sourceTexts.sourceName));
    },
  ),
  clause('states', ['states'], ({ states }, _, { contractTexts: t }) => t.states([...states].sort())),
  clause('required', requirements, (values, _, { contractTexts: t, requirementNames }) =>
    t.required(requirements.filter((name) => values[name]).map((name) => requirementNames[name])),
  ),
  clause(
    'transfers',
    ['acceptWarmTransfers'],
    (values, _, { contractTexts: t }) =>
      t.transfers(values.acceptWarmTransfers, values.capturesOwnConsumerConsent),
    'general',
  ),
  clause(
    'commercial',
    ['acceptCommercialLines'],
    (values, _, messages) =>
      messages.contractTexts.commercial({
        isOn: values.acceptCommercialLines,
        lines: lineNames(values.commercialBusinessLines, messages),
        insured: values.acceptCommercialInsured,
        uninsured: values.acceptCommercialUninsured,
      }),
    'commercial',
  ),
  clause(
    'business',
    [
      'numberOfEmployeesMin',
      'numberOfEmployeesMax',
      'yearsInBusinessMin',
      'yearsInBusinessMax',
      'commercialEstimatedPremiumMin',
      'commercialEstimatedPremiumMax',
      'naicsMode',
      'naicsCodes',
    ],
    (values, reference, { contractTexts: t }) =>
      values.acceptCommercialLines
        ? t.business({
            employees: toBounds(values.numberOfEmployeesMin, values.numberOfEmployeesMax),
            years: toBounds(values.yearsInBusinessMin, values.yearsInBusinessMax),
            premium: toBounds(values.commercialEstimatedPremiumMin, values.commercialEstimatedPremiumMax),
            excludedNaics: excludedCodes(values, reference) ?? [],
          })
        : '',
  ),
  clause(
    'personal',
    ['acceptPersonalLines'],
    (values, _, messages) =>
      messages.contractTexts.personal({
        isOn: values.acceptPersonalLines,
        lines: lineNames(values.personalBusinessLines, messages),
        insured: values.acceptPersonalInsured,
        uninsured: values.acceptPersonalUninsured,
        premium: toBounds(values.personalEstimatedPremiumMin, values.personalEstimatedPremiumMax),
      }),
    'personal',
  ),
  clause(
    'life',
    ['acceptLifeAnnuitiesLines'],
    (values, _, messages) =>
      messages.contractTexts.life({
        isOn: values.acceptLifeAnnuitiesLines,
        lines: lineNames(values.lifeAndAnnuitiesBusinessLines, messages),
        deathBenefit: toBounds(values.deathBenefitMin, values.deathBenefitMax),
        medicalConsent: values.acceptMedicalExamConsent,
        medicalRefusal: values.acceptMedicalExamRefusal,
        tobacco: values.acceptTobaccoUsePastYear,
        noTobacco: values.acceptNoTobaccoUsePastYear,
      }),
    'life',
  ),
  clause(
    'schedule',
    ['deliveryDays'],
    (values, _, messages) => scheduleSentence(values, messages),
    'schedule',
  ),
  clause(
    'api',
    ['deliverToApi'],
    (values, _, { contractTexts: t, deliveryMethodNames, apiAuthNames }) => {
      if (!values.deliverToApi) return t.noApi;
      const method = nameIn(deliveryMethodNames, values.referralDeliveryMethod);
      const auth = nameIn(apiAuthNames, values.deliveryApiType);
      return t.api(values.deliveryApiUrl, method, auth, values.deliveryApiKey !== '');
    },
    'api',
  ),
  clause(
    'email',
    ['deliverToEmailAddress', 'enableRoundRobinDelivery'],
    (values, _, { contractTexts: t }) =>
      values.deliverToEmailAddress
        ? t.email({
            recipients: splitList(values.emailRecipients),
            bcc: splitList(values.emailBccRecipients),
            isRoundRobin: values.enableRoundRobinDelivery,
            withSettings: values.enableIndividualEmailDeliverySettings ? values.recipients.length : null,
          })
        : t.noEmail,
    'email',
  ),
];

const named = new Set<FieldName>(clauses.flatMap(({ names }) => names));

/** The sentences with all of their fields. */
const sentences = clauses.map(({ names: [first, ...others], section, ...clause }) => {
  const unnamed = section ? fieldsOf(section).filter((name) => !named.has(name)) : [];
  const paths: ComparedSentence['paths'] = [first, ...unnamed, ...others];
  return { ...clause, paths };
});

/** The field that an error or a difference belongs to: a recipient belongs to the list of recipients. */
const toFieldName = (path: string) => (path.startsWith('recipients.') ? 'emailRecipients' : path);

/** The id of a plain-English sentence. */
export type ClauseId = (typeof clauses)[number]['id'];
export const clauseIds: readonly ClauseId[] = clauses.map(({ id }) => id);

/** A plain-English sentence about a marketplace, compared with its earlier version. */
export interface ComparedSentence {
  readonly id: ClauseId;
  /** The fields that the sentence describes. */
  readonly paths: readonly [FieldName, ...FieldName[]];
  /** The sentence. Undefined while one of its fields has an error, because the sentence would be a guess. */
  readonly text: string | undefined;
  /** Whether any of its fields differs, even one that the sentence doesn't mention, such as an API key. */
  readonly isChanged: boolean;
  /** The earlier sentence, if it reads differently. Empty if there was none. Default: it reads the same. */
  readonly before?: string;
  /** The field that a link leads to: the first with an error, otherwise the first that differs, otherwise the first. */
  readonly target: FieldName;
}

/**
 * Describes a whole marketplace in about a dozen plain sentences, each with its fields, compared with those of `before`.
 * For a summary next to the form, a review before saving, or a history. Empty sentences are omitted. Default of
 * `before`: none. `messages` are the texts. Default: English.
 */
export function compareContracts(
  values: MarketplaceFormValues,
  before: MarketplaceFormValues | undefined,
  reference: MarketplaceReference,
  issues: readonly Issue[] = [],
  messages = englishContract,
): readonly ComparedSentence[] {
  const [now, earlier] = [effectiveValues(values), before && effectiveValues(before)];
  const invalidFields = new Set(issues.map(({ path }) => toFieldName(path)));
  const changed = new Set(before ? changedPaths(values, before, reference).map(toFieldName) : []);
  return sentences.flatMap(({ id, paths, write }): ComparedSentence[] => {
    const invalid = paths.find((path) => invalidFields.has(path));
    const text = invalid ? undefined : write(now, reference, messages);
    const previousText = earlier ? write(earlier, reference, messages) : '';
    if (text === '' && previousText === '') return [];
    const firstChanged = paths.find((path) => changed.has(path));
    const isChanged = before !== undefined && (text !== previousText || firstChanged !== undefined);
    return [
      {
        id,
        paths,
        text,
        target: invalid ?? firstChanged ?? paths[0],
        isChanged,
        ...(isChanged && text !== undefined && text !== previousText && { before: previousText }),
      },
    ];
  });
}
