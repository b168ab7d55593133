import { duplicatesIn, splitList } from '../fields/lists.ts';
import {
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientValues,
  recipientPath,
} from '../fields/values.ts';
import { daysError, noDeliveryDaySelected, timesError } from './deliveryRules.ts';
import { individualSettingsOn, recipientRows } from './effective.ts';
import type { Rule } from './rule.ts';
import { isEmailAddress } from './validators.ts';

type AddressesName = 'emailRecipients' | 'emailBccRecipients';

const recipientGiven: Rule = {
  id: 'MKV-56',
  paths: ['emailRecipients', 'deliverToEmailAddress'],
  atOnce: ['deliverToEmailAddress', 'paymentOption'],
  check: ({ deliverToEmailAddress, emailRecipients }) =>
    deliverToEmailAddress && emailRecipients.trim() === ''
      ? 'At least one email recipient is required.'
      : undefined,
};

const addressesValid = (id: string, field: AddressesName): Rule => ({
  id,
  paths: [field, 'deliverToEmailAddress'],
  check: (values) =>
    values.deliverToEmailAddress && !splitList(values[field]).every(isEmailAddress)
      ? 'Email addresses must be valid and separated by commas.'
      : undefined,
});

const addressesDiffer = (id: string, field: AddressesName): Rule => ({
  id,
  paths: [field, 'deliverToEmailAddress'],
  check: (values) =>
    values.deliverToEmailAddress && duplicatesIn(splitList(values[field])).length > 0
      ? 'Email addresses must not be duplicated.'
      : undefined,
});

/** The rows whose own settings count, in the order of their addresses. */
const countingRows = (values: MarketplaceFormValues) =>
  values.deliverToEmailAddress && individualSettingsOn(values) ? recipientRows(values) : [];

const rowInputs = ['recipients', 'emailRecipients', 'deliverToEmailAddress', 'deliverToApi'] as const;
const individual = 'enableIndividualEmailDeliverySettings';

const defaultPurchaserTicked: Rule = {
  id: 'MKV-62',
  paths: [individual, 'paymentOption', ...rowInputs],
  atOnce: ['paymentOption', 'recipients'],
  check: (values) => {
    const rows = countingRows(values);
    const [first] = rows;
    const isMissing =
      values.paymentOption === 'DEBIT_PREPAID_BALANCE' && !rows.some((row) => row.defaultPurchaser);
    if (!isMissing || !first) return undefined;
    return [
      {
        path: recipientPath(first.recipientId, 'defaultPurchaser'),
        message: 'A default purchaser must be selected.',
      },
    ];
  },
};

/** A rule that each recipient's own settings must meet; what matches the marketplace is its matter. */
const eachRow = (
  field: RecipientFieldName,
  same: 'sameDeliveryDaysAsMarketplace' | 'sameDeliveryTimesAsMarketplace',
  error: (row: RecipientValues) => string | undefined,
): Pick<Rule, 'paths' | 'atOnce' | 'check'> => ({
  paths: [individual, ...rowInputs],
  atOnce: ['recipients'],
  check: (values) =>
    countingRows(values).flatMap((row) => {
      const message = row[same] ? undefined : error(row);
      return message ? [{ path: recipientPath(row.recipientId, field), message }] : [];
    }),
});

const rowDayTicked: Rule = {
  id: 'MKV-54',
  key: noDeliveryDaySelected,
  ...eachRow('deliveryDays', 'sameDeliveryDaysAsMarketplace', daysError),
};

const rowEndAfterStart: Rule = {
  id: 'MKV-55',
  ...eachRow('referralDeliveryEndTime', 'sameDeliveryTimesAsMarketplace', timesError),
};

/** The rules of e-mail delivery; they rest while it is off (MKV-61). */
export const emailRules: readonly Rule[] = [
  recipientGiven,
  addressesValid('MKV-57', 'emailRecipients'),
  addressesDiffer('MKV-59', 'emailRecipients'),
  addressesValid('MKV-60', 'emailBccRecipients'),
  addressesDiffer('MKV-60', 'emailBccRecipients'),
  defaultPurchaserTicked,
  rowDayTicked,
  rowEndAfterStart,
];
