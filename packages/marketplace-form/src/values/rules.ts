import {
  type Field,
  type FieldRule,
  type Fields,
  knownCodes,
  type MarketplaceReference,
  type RuleMessages,
} from '../fields/field.ts';
import {
  dayRequiredRule,
  fieldNames,
  fields,
  isOmitted,
  noDeliveryDaySelected,
  switchOf,
} from '../fields/fields.ts';
import { memoize } from '../fields/memoize.ts';
import { isTooPrecise, numberOrNull, parseNumber } from '../fields/numbers.ts';
import { isTime, type Schedule } from '../fields/times.ts';
import {
  type FieldName,
  type FieldPath,
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientValues,
  recipientPath,
} from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { effectivePriceMode, hasIndividualSettings, recipientRows } from './effective.ts';

/** A rule's input: a form field, or the recipients' settings. */
export type RuleInput = FieldName | 'recipients';

/** A validation error. */
export interface Issue {
  /** The id of the broken rule, e.g. `MKV-17`. */
  readonly rule: string;
  /** The field that shows the error. */
  readonly path: FieldPath;
  /** The error message. In English, it's verbatim from the specification. */
  readonly message: string;
  /** A stable, machine-readable key, if the rule has one. */
  readonly key?: string;
  /** Other fields that are invalid because of the same error. */
  readonly with?: readonly FieldPath[];
}

/** A validation rule: a pure function, and everything it depends on. */
export interface Rule {
  /** The rule id, e.g. `MKV-17`. */
  readonly id: string;
  /** Every field that the rule reads. An edit of any of them runs the rule again. The first one shows the error. */
  readonly paths: readonly [FieldName, ...RuleInput[]];
  /** Fields whose change shows the error immediately, even before its own field is blurred. */
  readonly atOnce?: readonly string[];
  /** A stable, machine-readable key, if the rule has one. Default: none. */
  readonly key?: string;
  /** Fields that are invalid together with the first one, e.g. the other side of a pair. */
  readonly with?: readonly FieldName[];
  /**
   * Returns an error message for the first field, issues for fields of single recipients, or undefined if the values
   * are valid.
   */
  readonly check: (
    values: MarketplaceFormValues,
    reference: MarketplaceReference,
    messages: RuleMessages,
  ) => string | undefined | readonly Pick<Issue, 'path' | 'message' | 'with'>[];
}

/** The texts of the rules in English. */
export const englishRules: RuleMessages = { errors: en.errors, fieldLabels: en.fieldLabels };

/** Runs a rule and returns its issues. */
export function runRule(
  rule: Rule,
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages = englishRules,
): Issue[] {
  const result = rule.check(values, reference, messages);
  if (result === undefined) return [];
  const issues = typeof result === 'string' ? [{ path: rule.paths[0], message: result }] : result;
  const metadata = { ...(rule.key && { key: rule.key }), ...(rule.with && { with: rule.with }) };
  return issues.map((issue) => ({ rule: rule.id, ...issue, ...metadata }));
}

/** Returns the switch of a field's section, unless it's the field itself. */
export const switchPath = (
  name: string,
  { section }: Pick<Field<unknown>, 'section'>,
): readonly FieldName[] => {
  const sectionSwitch = switchOf(section);
  return sectionSwitch === undefined || sectionSwitch === name ? [] : [sectionSwitch];
};

/** Returns the rules for a single field. They're skipped while the switch of its section is off. */
export function getFieldRules(name: string, field: Field<unknown>): readonly Rule[] {
  const { rules = [], schema } = field;
  const path = name as FieldName;
  const governing = switchPath(name, field);
  const toRule = ({ id, key, atOnce, check }: FieldRule<unknown>): Rule => ({
    id,
    paths: [path, ...governing],
    ...(key && { key }),
    ...(atOnce && { atOnce }),
    check: (values, _, messages) =>
      governing.some((other) => !values[other]) ? undefined : check(values[path], messages),
  });
  const schemaRules = schema
    ? [{ id: name, check: (value: unknown) => schema.safeParse(value).error?.issues[0]?.message }]
    : [];
  return [...rules, ...schemaRules].map(toRule);
}

const agencyFound: Rule = {
  id: 'MKV-6',
  paths: ['agencyId'],
  check: ({ agencyId }, { unknownAgencyIds }, { errors }) =>
    unknownAgencyIds?.includes(agencyId.trim()) ? errors.agencyUnknown : undefined,
};

/** The percentage only counts in percent mode. */
const percentValid: Rule = {
  id: 'MKV-9',
  paths: ['percentModifier', 'priceMode', 'marketplaceType'],
  check: (values, _, { errors }) => {
    if (effectivePriceMode(values) !== 'PERCENT_MODIFIER') return undefined;
    const percent = parseNumber(values.percentModifier);
    if (percent.kind === 'blank') return errors.percentRequired;
    if (percent.kind === 'invalid' || !Number.isInteger(percent.value)) return errors.percentNotWhole;
    return percent.value < -100 ? errors.percentTooSmall : undefined;
  },
};

/** The delivered price only counts for INSTANT in delivered-price mode. */
const deliveredPriceValid: Rule = {
  id: 'MKV-11',
  paths: ['deliveredPrice', 'priceMode', 'marketplaceType'],
  check: (values, _, { errors }) => {
    if (effectivePriceMode(values) !== 'DELIVERED_PRICE') return undefined;
    const price = parseNumber(values.deliveredPrice);
    if (price.kind === 'invalid') return errors.deliveredPriceNotANumber;
    if (isTooPrecise(values.deliveredPrice)) return errors.deliveredPriceTooPrecise;
    if (price.kind === 'blank' || price.value === 0) return errors.deliveredPriceRequired;
    return price.value < 0 ? errors.deliveredPriceTooSmall : undefined;
  },
};

const appetiteEnabled: Rule = {
  id: 'MKV-21',
  paths: ['businessLineRequired', 'acceptCommercialLines', 'acceptPersonalLines', 'acceptLifeAnnuitiesLines'],
  atOnce: ['acceptCommercialLines', 'acceptPersonalLines', 'acceptLifeAnnuitiesLines'],
  check: (values, _, { errors }) =>
    values.businessLineRequired &&
    !values.acceptCommercialLines &&
    !values.acceptPersonalLines &&
    !values.acceptLifeAnnuitiesLines
      ? errors.appetiteRequired
      : undefined,
};

/** Include mode saves the complement of the entered codes, so it can't be saved without the list of known codes. */
const naicsKnown: Rule = {
  id: 'MKI-26',
  paths: ['naicsMode'],
  check: ({ naicsMode }, reference, { errors }) =>
    naicsMode === 'include' && knownCodes(reference) === undefined ? errors.naicsUnavailable : undefined,
};

type TimeName = 'referralDeliveryStartTime' | 'referralDeliveryEndTime';

/** Returns an error if a time is missing or can't be read, unless the schedule is all day. */
const timeError = (name: TimeName, schedule: Schedule, { errors, fieldLabels }: RuleMessages) =>
  schedule.deliverAllDay || isTime(schedule[name]) ? undefined : errors.notATime(fieldLabels[name]);

const createTimeRule = (name: TimeName): Rule => ({
  id: 'MKV-76',
  paths: [name, 'deliverAllDay'],
  check: (values, _, messages) => timeError(name, values, messages),
});

/** Returns an error if the end isn't after the start, unless the schedule is all day. */
const timesError = (schedule: Schedule, { errors }: RuleMessages) => {
  const { deliverAllDay, referralDeliveryStartTime: start, referralDeliveryEndTime: end } = schedule;
  return !deliverAllDay && isTime(start) && isTime(end) && end <= start ? errors.endBeforeStart : undefined;
};

const endAfterStart: Rule = {
  id: 'MKV-55',
  paths: ['referralDeliveryEndTime', 'referralDeliveryStartTime', 'deliverAllDay'],
  with: ['referralDeliveryStartTime'],
  check: (values, _, messages) => timesError(values, messages),
};

/** Returns the recipients whose own settings are in effect, in the order of their addresses. */
const effectiveRecipients = (values: MarketplaceFormValues) =>
  values.deliverToEmailAddress && hasIndividualSettings(values) ? recipientRows(values) : [];

const recipientInputs = ['recipients', 'emailRecipients', 'deliverToEmailAddress', 'deliverToApi'] as const;
const individual = 'enableIndividualEmailDeliverySettings';

const defaultPurchaserTicked: Rule = {
  id: 'MKV-62',
  paths: [individual, 'paymentOption', ...recipientInputs],
  atOnce: ['paymentOption', 'recipients'],
  check: (values, _, { errors }) => {
    const rows = effectiveRecipients(values);
    const [first] = rows;
    const isMissing =
      values.paymentOption === 'DEBIT_PREPAID_BALANCE' && !rows.some((row) => row.defaultPurchaser);
    if (!isMissing || !first) return undefined;
    return [
      {
        path: recipientPath(first.recipientId, 'defaultPurchaser'),
        message: errors.purchaserRequired,
      },
    ];
  },
};

/** Creates a rule for each recipient's own settings. Settings that follow the marketplace are validated there. */
const recipientRule = (
  id: string,
  field: RecipientFieldName,
  same: 'sameDeliveryDaysAsMarketplace' | 'sameDeliveryTimesAsMarketplace',
  error: (row: RecipientValues, messages: RuleMessages) => string | undefined,
  others: readonly RecipientFieldName[] = [],
): Rule => ({
  id,
  paths: [individual, ...recipientInputs],
  atOnce: ['recipients'],
  check: (values, _, messages) =>
    effectiveRecipients(values).flatMap((row) => {
      const message = row[same] ? undefined : error(row, messages);
      if (!message) return [];
      const path = (name: RecipientFieldName) => recipientPath(row.recipientId, name);
      return [{ path: path(field), message, ...(others.length > 0 && { with: others.map(path) }) }];
    }),
});

const recipientDays: Rule = {
  key: noDeliveryDaySelected,
  ...recipientRule('MKV-54', 'deliveryDays', 'sameDeliveryDaysAsMarketplace', (row, messages) =>
    dayRequiredRule.check(row.deliveryDays, messages),
  ),
};

const recipientTime = (name: TimeName) =>
  recipientRule('MKV-76', name, 'sameDeliveryTimesAsMarketplace', (row, messages) =>
    timeError(name, row, messages),
  );

const recipientEndAfterStart = recipientRule(
  'MKV-55',
  'referralDeliveryEndTime',
  'sameDeliveryTimesAsMarketplace',
  timesError,
  ['referralDeliveryStartTime'],
);

/** The ranges, each with the rule that its minimum isn't above its maximum, and the error of that rule. */
const ranges = {
  referralPrice: ['MKV-17', 'priceRange'],
  yearsInBusiness: ['MKV-29', 'yearsRange'],
  commercialEstimatedPremium: ['MKV-41', 'premiumRange'],
  numberOfEmployees: ['MKV-35', 'employeesRange'],
  personalEstimatedPremium: ['MKV-42', 'premiumRange'],
  deathBenefit: ['MKV-45', 'deathBenefitRange'],
} as const;

/** Creates the rule that a minimum must not be above its maximum. Skipped while either bound has its own error. */
function minNotAboveMax(name: keyof typeof ranges): Rule {
  const [id, error] = ranges[name];
  const [min, max] = [`${name}Min`, `${name}Max`] as const;
  const boundRules = [...getFieldRules(min, fields[min]), ...getFieldRules(max, fields[max])];
  const switches = switchPath(min, fields[min]);
  return {
    id,
    paths: [min, max, ...switches],
    with: [max],
    check: (values, reference, messages) => {
      const [low, high] = [numberOrNull(values[min]), numberOrNull(values[max])];
      if (low === null || high === null || low <= high) return undefined;
      if (switches.some((other) => !values[other])) return undefined;
      const hasBoundError = boundRules.some((rule) => rule.check(values, reference, messages) !== undefined);
      return hasBoundError ? undefined : messages.errors[error];
    },
  };
}

/** Rules that read more than one field or the reference data, each shown at the first of its paths. */
export const crossRules: readonly Rule[] = [
  agencyFound,
  percentValid,
  deliveredPriceValid,
  appetiteEnabled,
  naicsKnown,
  createTimeRule('referralDeliveryStartTime'),
  createTimeRule('referralDeliveryEndTime'),
  endAfterStart,
  defaultPurchaserTicked,
  recipientDays,
  recipientTime('referralDeliveryStartTime'),
  recipientTime('referralDeliveryEndTime'),
  recipientEndAfterStart,
  ...(Object.keys(ranges) as (keyof typeof ranges)[]).map(minNotAboveMax),
];

/** All rules of the form, in page order. */
export const allRules: readonly Rule[] = fieldNames.flatMap((name) => [
  ...getFieldRules(name, fields[name]),
  ...crossRules.filter(({ paths }) => paths[0] === name),
]);

const inputs = new Set(allRules.flatMap(({ paths }) => paths));
const rulesByInput = new Map(
  [...inputs].map((input) => [input, allRules.filter(({ paths }) => paths.includes(input))]),
);

const getHostRules = memoize((hostFields: Fields = {}): readonly Rule[] =>
  Object.entries(hostFields).flatMap(([name, field]) => getFieldRules(name, field)),
);

/**
 * Returns the rules to check again after an edit of a field, such as both sides of a pair, or a switch and the fields
 * it controls.
 */
export const rulesAffectedBy = (field: RuleInput, reference?: MarketplaceReference): readonly Rule[] => [
  ...(rulesByInput.get(field) ?? []),
  ...(reference ? getHostRules(reference.fields).filter(({ paths }) => paths.includes(field)) : []),
];

/** Validates the form and returns its issues in page order. `messages` are the texts. Default: English. */
export const checkForm = (
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages?: RuleMessages,
): Issue[] =>
  [...allRules, ...getHostRules(reference.fields)].flatMap((rule) =>
    isOmitted(rule.paths[0], reference) ? [] : runRule(rule, values, reference, messages),
  );
