import { splitList } from '../fields/lists.ts';
import type { MarketplaceFormValues, RecipientValues, Schedule } from '../fields/values.ts';
import { dayEnd, dayStart, type PriceMode } from '../fields/wireValues.ts';

/** The price mode that counts: delivered price only for INSTANT. */
export const effectivePriceMode = (
  values: Pick<MarketplaceFormValues, 'marketplaceType' | 'priceMode'>,
): PriceMode => (values.marketplaceType === 'INSTANT' ? values.priceMode : 'PERCENT_MODIFIER');

/**
 * Whether individual recipient settings count: not while Deliver to API is on, nor without recipients.
 * The choice itself stays, so both give it back.
 */
export const individualSettingsOn = (
  values: Pick<
    MarketplaceFormValues,
    'enableIndividualEmailDeliverySettings' | 'deliverToApi' | 'emailRecipients'
  >,
) =>
  values.enableIndividualEmailDeliverySettings &&
  !values.deliverToApi &&
  values.emailRecipients.trim() !== '';

/** Start and end that count: all day forces 00:00:00 and 23:59:59. */
export const effectiveTimes = (schedule: Omit<Schedule, 'deliveryDays'>): Omit<Schedule, 'deliveryDays'> => ({
  deliverAllDay: schedule.deliverAllDay,
  referralDeliveryStartTime: schedule.deliverAllDay ? dayStart : schedule.referralDeliveryStartTime,
  referralDeliveryEndTime: schedule.deliverAllDay ? dayEnd : schedule.referralDeliveryEndTime,
  referralDeliveryTimezone: schedule.referralDeliveryTimezone,
});

/** A recipient with what it takes over from the marketplace. */
export function effectiveRecipient(recipient: RecipientValues, marketplace: Schedule): RecipientValues {
  const { sameDeliveryDaysAsMarketplace: sameDays, sameDeliveryTimesAsMarketplace: sameTimes } = recipient;
  return {
    ...recipient,
    deliveryDays: sameDays ? marketplace.deliveryDays : recipient.deliveryDays,
    ...effectiveTimes(sameTimes ? marketplace : recipient),
  };
}

/** The recipients in the order of their addresses, without those whose address is gone. */
export function recipientRows({
  recipients,
  emailRecipients,
}: Pick<MarketplaceFormValues, 'recipients' | 'emailRecipients'>): readonly RecipientValues[] {
  const addresses = splitList(emailRecipients);
  const isInOrder =
    recipients.length === addresses.length &&
    recipients.every(({ emailAddress }, index) => emailAddress === addresses[index]);
  if (isInOrder) return recipients;
  const byAddress = new Map(recipients.map((row) => [row.emailAddress.toLowerCase(), row]));
  const rows = new Set(addresses.map((address) => byAddress.get(address.toLowerCase())));
  return [...rows].filter((row) => row !== undefined);
}

/** The form as it counts, but for its recipients. */
export const effectiveFields = (values: MarketplaceFormValues): MarketplaceFormValues => ({
  ...values,
  priceMode: effectivePriceMode(values),
  enableIndividualEmailDeliverySettings: individualSettingsOn(values),
  ...effectiveTimes(values),
});

/** The form as it counts: everything that a choice forces on another field applied. */
export const effectiveValues = (values: MarketplaceFormValues): MarketplaceFormValues => ({
  ...effectiveFields(values),
  recipients: values.recipients.map((row) => effectiveRecipient(row, values)),
});
