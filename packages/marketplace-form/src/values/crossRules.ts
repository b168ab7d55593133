import type { RuleMessages } from '../fields/field.ts';
import { dayTicked, fields, noDeliveryDaySelected } from '../fields/fields.ts';
import { numberOrNull, parseNumber } from '../fields/numbers.ts';
import { knownCodes } from '../fields/reference.ts';
import {
  type FieldName,
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientValues,
  recipientPath,
  type Schedule,
  type TextName,
} from '../fields/values.ts';
import { effectivePriceMode, individualSettingsOn, recipientRows } from './effective.ts';
import { ownRules, type Rule, switchPath } from './rule.ts';

const agencyFound: Rule = {
  id: 'MKV-6',
  paths: ['agencyId'],
  check: ({ agencyId }, { unknownAgencyIds }, { errors }) =>
    unknownAgencyIds?.includes(agencyId.trim()) ? errors.agencyUnknown : undefined,
};

/** The percent counts in percent mode only. */
function percentError(
  values: MarketplaceFormValues,
  _: unknown,
  { errors }: RuleMessages,
): string | undefined {
  if (effectivePriceMode(values) !== 'PERCENT_MODIFIER') return undefined;
  const percent = parseNumber(values.percentModifier);
  if (percent.kind === 'blank') return errors.percentRequired;
  if (percent.kind === 'invalid' || !Number.isInteger(percent.value)) return errors.percentNotWhole;
  return percent.value < -100 ? errors.percentTooSmall : undefined;
}

const percentValid: Rule = {
  id: 'MKV-9',
  paths: ['percentModifier', 'priceMode', 'marketplaceType'],
  check: percentError,
};

/** The delivered price counts for INSTANT in delivered-price mode only. */
function deliveredPriceError(
  values: MarketplaceFormValues,
  _: unknown,
  { errors }: RuleMessages,
): string | undefined {
  if (effectivePriceMode(values) !== 'DELIVERED_PRICE') return undefined;
  const price = parseNumber(values.deliveredPrice);
  if (price.kind === 'invalid') return errors.deliveredPriceNotANumber;
  if (price.kind === 'blank' || price.value === 0) return errors.deliveredPriceRequired;
  return price.value < 0 ? errors.deliveredPriceTooSmall : undefined;
}

const deliveredPriceValid: Rule = {
  id: 'MKV-11',
  paths: ['deliveredPrice', 'priceMode', 'marketplaceType'],
  check: deliveredPriceError,
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

/** Include mode saves a complement, so without the known codes nothing can be saved in it. */
const naicsKnown: Rule = {
  id: 'MKI-26',
  paths: ['naicsMode'],
  check: ({ naicsMode }, reference, { errors }) =>
    naicsMode === 'include' && knownCodes(reference) === undefined ? errors.naicsUnavailable : undefined,
};

/** Returns what is wrong with the times of a schedule: the end must be after the start, unless it is all day. */
const timesError = (schedule: Schedule, { errors }: RuleMessages) =>
  !schedule.deliverAllDay &&
  (schedule.referralDeliveryStartTime === '' ||
    schedule.referralDeliveryEndTime <= schedule.referralDeliveryStartTime)
    ? errors.endBeforeStart
    : undefined;

const endAfterStart: Rule = {
  id: 'MKV-55',
  paths: ['referralDeliveryEndTime', 'referralDeliveryStartTime', 'deliverAllDay'],
  with: ['referralDeliveryStartTime'],
  check: (values, _, messages) => timesError(values, messages),
};

/** The rows whose own settings count, in the order of their addresses. */
const countingRows = (values: MarketplaceFormValues) =>
  values.deliverToEmailAddress && individualSettingsOn(values) ? recipientRows(values) : [];

const rowInputs = ['recipients', 'emailRecipients', 'deliverToEmailAddress', 'deliverToApi'] as const;
const individual = 'enableIndividualEmailDeliverySettings';

const defaultPurchaserTicked: Rule = {
  id: 'MKV-62',
  paths: [individual, 'paymentOption', ...rowInputs],
  atOnce: ['paymentOption', 'recipients'],
  check: (values, _, { errors }) => {
    const rows = countingRows(values);
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

/** A rule that each recipient's own settings must meet. What matches the marketplace is checked there. */
const eachRow = (
  field: RecipientFieldName,
  same: 'sameDeliveryDaysAsMarketplace' | 'sameDeliveryTimesAsMarketplace',
  error: (row: RecipientValues, messages: RuleMessages) => string | undefined,
): Pick<Rule, 'paths' | 'atOnce' | 'check'> => ({
  paths: [individual, ...rowInputs],
  atOnce: ['recipients'],
  check: (values, _, messages) =>
    countingRows(values).flatMap((row) => {
      const message = row[same] ? undefined : error(row, messages);
      return message ? [{ path: recipientPath(row.recipientId, field), message }] : [];
    }),
});

const rowDayTicked: Rule = {
  id: 'MKV-54',
  key: noDeliveryDaySelected,
  ...eachRow('deliveryDays', 'sameDeliveryDaysAsMarketplace', (row, messages) =>
    dayTicked.check(row.deliveryDays, messages),
  ),
};

const rowEndAfterStart: Rule = {
  id: 'MKV-55',
  ...eachRow('referralDeliveryEndTime', 'sameDeliveryTimesAsMarketplace', timesError),
};

/** The rules that read more than one field, each shown at the first of its paths. */
export const crossRules: readonly Rule[] = [
  agencyFound,
  percentValid,
  deliveredPriceValid,
  appetiteEnabled,
  naicsKnown,
  endAfterStart,
  defaultPurchaserTicked,
  rowDayTicked,
  rowEndAfterStart,
];

interface Range {
  /** The rule across both. */
  readonly id: string;
  /** The field of the lower bound. */
  readonly min: FieldName & TextName;
  /** The field of the upper bound. */
  readonly max: FieldName & TextName;
  /** The text that says so, by its key in `errors`. */
  readonly error: `${string}Range` & keyof RuleMessages['errors'];
}

/** The pairs of bounds. */
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

/** The minimum must not be above the maximum. Silent while a bound is wrong by itself: then that says so. */
export function minNotAboveMax({ id, min, max, error }: Range): Rule {
  const own = [...ownRules(min, fields[min]), ...ownRules(max, fields[max])];
  const switches = switchPath(min, fields[min]);
  return {
    id,
    paths: [min, max, ...switches],
    with: [max],
    check: (values, reference, messages) => {
      const [low, high] = [numberOrNull(values[min]), numberOrNull(values[max])];
      if (low === null || high === null || low <= high) return undefined;
      if (switches.some((name) => !values[name])) return undefined;
      const isOwn = own.some((rule) => rule.check(values, reference, messages) !== undefined);
      return isOwn ? undefined : messages.errors[error];
    },
  };
}
