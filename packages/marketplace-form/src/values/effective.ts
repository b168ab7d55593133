import { splitList } from '../fields/lists.ts';
import type { Schedule } from '../fields/times.ts';
import type { MarketplaceFormValues, RecipientValues } from '../fields/values.ts';
import { billedPriceMode, dayEnd, dayStart, type PriceMode } from '../fields/wireValues.ts';

/** Returns the price mode that the marketplace is billed by. */
export const effectivePriceMode = ({
  marketplaceType,
  priceMode,
}: Pick<MarketplaceFormValues, 'marketplaceType' | 'priceMode'>): PriceMode =>
  billedPriceMode(marketplaceType, priceMode === 'DELIVERED_PRICE');

/**
 * Whether individual recipient settings are in effect: not while Deliver to API is on, nor without recipients. The
 * user's choice is kept and applies again once neither is the case.
 */
export const hasIndividualSettings = (
  values: Pick<
    MarketplaceFormValues,
    'enableIndividualEmailDeliverySettings' | 'deliverToApi' | 'emailRecipients'
  >,
) =>
  values.enableIndividualEmailDeliverySettings &&
  !values.deliverToApi &&
  values.emailRecipients.trim() !== '';

/** Returns the effective times: all day forces 00:00:00 and 23:59:59. */
export const effectiveTimes = (schedule: Omit<Schedule, 'deliveryDays'>): Omit<Schedule, 'deliveryDays'> => ({
  deliverAllDay: schedule.deliverAllDay,
  referralDeliveryStartTime: schedule.deliverAllDay ? dayStart : schedule.referralDeliveryStartTime,
  referralDeliveryEndTime: schedule.deliverAllDay ? dayEnd : schedule.referralDeliveryEndTime,
  referralDeliveryTimezone: schedule.referralDeliveryTimezone,
});

/** Returns a recipient with the days and times it takes from the marketplace. */
export function effectiveRecipient(recipient: RecipientValues, marketplace: Schedule): RecipientValues {
  const { sameDeliveryDaysAsMarketplace: sameDays, sameDeliveryTimesAsMarketplace: sameTimes } = recipient;
  return {
    ...recipient,
    deliveryDays: sameDays ? marketplace.deliveryDays : recipient.deliveryDays,
    ...effectiveTimes(sameTimes ? marketplace : recipient),
  };
}

/** Maps recipients by address, in lower case. */
export const byAddress = (recipients: readonly RecipientValues[]) =>
  new Map(recipients.map((row) => [row.emailAddress.toLowerCase(), row]));

/** Returns the recipients in the order of their addresses, without those whose address was removed. */
export function recipientRows({
  recipients,
  emailRecipients,
}: Pick<MarketplaceFormValues, 'recipients' | 'emailRecipients'>): readonly RecipientValues[] {
  const addresses = splitList(emailRecipients);
  const isInOrder =
    recipients.length === addresses.length &&
    recipients.every(({ emailAddress }, index) => emailAddress === addresses[index]);
  if (isInOrder) return recipients;
  const found = byAddress(recipients);
  const rows = new Set(addresses.map((address) => found.get(address.toLowerCase())));
  return [...rows].filter((row) => row !== undefined);
}

/** Returns the effective form values, except for recipients. */
export const effectiveFields = (values: MarketplaceFormValues): MarketplaceFormValues => ({
  ...values,
  priceMode: effectivePriceMode(values),
  enableIndividualEmailDeliverySettings: hasIndividualSettings(values),
  ...effectiveTimes(values),
});

/** Returns the effective form values, with all forced values applied. */
export const effectiveValues = (values: MarketplaceFormValues): MarketplaceFormValues => ({
  ...effectiveFields(values),
  recipients: values.recipients.map((row) => effectiveRecipient(row, values)),
});
