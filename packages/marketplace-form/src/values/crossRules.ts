import type { RuleMessages } from '../fields/field.ts';
import { knownCodes } from '../fields/field.ts';
import { dayRequiredRule, fields, noDeliveryDaySelected } from '../fields/fields.ts';
import { isTooPrecise, numberOrNull, parseNumber } from '../fields/numbers.ts';
import { isTime, type Schedule } from '../fields/times.ts';
import {
  type FieldName,
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientValues,
  recipientPath,
  type TextName,
} from '../fields/values.ts';
import { effectivePriceMode, hasIndividualSettings, recipientRows } from './effective.ts';
import { getFieldRules, type Rule, switchPath } from './rule.ts';

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
];

interface Range {
  readonly id: string;
  readonly min: FieldName & TextName;
  readonly max: FieldName & TextName;
  /** The key of its error message in `errors`. */
  readonly error: `${string}Range` & keyof RuleMessages['errors'];
}

export const ranges: readonly Range[] = [
  { id: 'MKV-17', min: 'referralPriceMin', max: 'referralPriceMax', error: 'priceRange' },
  { id: 'MKV-29', min: 'yearsInBusinessMin', max: 'yearsInBusinessMax', error: 'yearsRange' },
  {
    id: 'MKV-41',
    min: 'commercialEstimatedPremiumMin',
    max: 'commercialEstimatedPremiumMax',
    error: 'premiumRange',
  },
  { id: 'MKV-35', min: 'numberOfEmployeesMin', max: 'numberOfEmployeesMax', error: 'employeesRange' },
  {
    id: 'MKV-42',
    min: 'personalEstimatedPremiumMin',
    max: 'personalEstimatedPremiumMax',
    error: 'premiumRange',
  },
  { id: 'MKV-45', min: 'deathBenefitMin', max: 'deathBenefitMax', error: 'deathBenefitRange' },
];

/**
 * Creates the rule that a minimum must not be above its maximum. Skipped while either bound has its own error.
 */
export function minNotAboveMax({ id, min, max, error }: Range): Rule {
  const boundRules = [...getFieldRules(min, fields[min]), ...getFieldRules(max, fields[max])];
  const switches = switchPath(min, fields[min]);
  return {
    id,
    paths: [min, max, ...switches],
    with: [max],
    check: (values, reference, messages) => {
      const [low, high] = [numberOrNull(values[min]), numberOrNull(values[max])];
      if (low === null || high === null || low <= high) return undefined;
      if (switches.some((name) => !values[name])) return undefined;
      const hasBoundError = boundRules.some((rule) => rule.check(values, reference, messages) !== undefined);
      return hasBoundError ? undefined : messages.errors[error];
    },
  };
}
