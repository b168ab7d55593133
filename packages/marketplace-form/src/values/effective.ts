import { splitList } from '../fields/lists.ts';
import { memoize } from '../fields/memoize.ts';
import type { MarketplaceFormValues, RecipientValues, Schedule } from '../fields/values.ts';
import { dayEnd, dayStart, type PriceMode } from '../fields/wireValues.ts';

/** The price mode that counts: delivered price only for INSTANT (MKI-1). */
export const effectivePriceMode = (
  values: Pick<MarketplaceFormValues, 'marketplaceType' | 'priceMode'>,
): PriceMode => (values.marketplaceType === 'INSTANT' ? values.priceMode : 'PERCENT_MODIFIER');

/**
 * Whether individual recipient settings count: not while Deliver to API is on (MKI-12), nor without recipients
 * (MKI-14). The choice itself stays, so both give it back.
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

/** Start and end that count: all day forces 00:00:00 and 23:59:59 (MKI-7, MKI-8). */
export const effectiveTimes = (schedule: Omit<Schedule, 'deliveryDays'>): Omit<Schedule, 'deliveryDays'> => ({
  deliverAllDay: schedule.deliverAllDay,
  referralDeliveryStartTime: schedule.deliverAllDay ? dayStart : schedule.referralDeliveryStartTime,
  referralDeliveryEndTime: schedule.deliverAllDay ? dayEnd : schedule.referralDeliveryEndTime,
  referralDeliveryTimezone: schedule.referralDeliveryTimezone,
});

/** A recipient with what it takes over from the marketplace (MKI-9, MKI-10, MKI-11). */
export function effectiveRecipient(recipient: RecipientValues, marketplace: Schedule): RecipientValues {
  const { sameDeliveryDaysAsMarketplace: sameDays, sameDeliveryTimesAsMarketplace: sameTimes } = recipient;
  return {
    ...recipient,
    deliveryDays: sameDays ? marketplace.deliveryDays : recipient.deliveryDays,
    ...effectiveTimes(sameTimes ? marketplace : recipient),
  };
}

type Recipients = MarketplaceFormValues['recipients'];

const rowsInOrder = memoize((recipients: Recipients, addresses: string): readonly RecipientValues[] => {
  const byAddress = new Map(Object.values(recipients).map((row) => [row.emailAddress.toLowerCase(), row]));
  const rows = new Set(splitList(addresses).map((address) => byAddress.get(address.toLowerCase())));
  return [...rows].filter((row) => row !== undefined);
});

/** The recipients in the order of their addresses. */
export const recipientRows = (
  values: Pick<MarketplaceFormValues, 'recipients' | 'emailRecipients'>,
): readonly RecipientValues[] => rowsInOrder(values.recipients, values.emailRecipients);

const effectiveRecipients = memoize(
  (
    recipients: Recipients,
    deliveryDays: string[],
    deliverAllDay: boolean,
    referralDeliveryStartTime: string,
    referralDeliveryEndTime: string,
    referralDeliveryTimezone: string,
  ): Recipients => {
    const times = { referralDeliveryStartTime, referralDeliveryEndTime, referralDeliveryTimezone };
    const marketplace = { deliveryDays, deliverAllDay, ...times };
    return Object.fromEntries(
      Object.entries(recipients).map(([key, row]) => [key, effectiveRecipient(row, marketplace)]),
    );
  },
);

/** The form as it counts: everything that a choice forces on another field applied. */
export const effectiveValues = (values: MarketplaceFormValues): MarketplaceFormValues => ({
  ...values,
  priceMode: effectivePriceMode(values),
  enableIndividualEmailDeliverySettings: individualSettingsOn(values),
  ...effectiveTimes(values),
  recipients: effectiveRecipients(
    values.recipients,
    values.deliveryDays,
    values.deliverAllDay,
    values.referralDeliveryStartTime,
    values.referralDeliveryEndTime,
    values.referralDeliveryTimezone,
  ),
});
