import { countWords } from '../values/words.ts';
import type { NewMarketplace } from '../wire/marketplace.ts';
import { type Check, check, missing, ready } from './check.ts';
import { nextDelivery } from './nextDelivery.ts';

/** Where referrals go. */
export function target(marketplace: NewMarketplace): Check {
  const { deliverToApi, deliveryApiUrl, deliverToEmailAddress, emailRecipients } = marketplace;
  if (!deliverToApi && !deliverToEmailAddress)
    return missing('Deliver to API and deliver to email are both off.');
  if (deliverToApi && !deliveryApiUrl?.trim()) return missing('Deliver to API is on, but there is no URL.');
  const recipients = emailRecipients?.length ?? 0;
  if (deliverToEmailAddress && recipients === 0)
    return missing('Deliver to email is on, but there is no recipient.');
  const ways = [
    ...(deliverToApi ? ['to its API'] : []),
    ...(deliverToEmailAddress ? [`to ${countWords(recipients, 'email recipient')}`] : []),
  ];
  return ready(`Delivers ${ways.join(' and ')}.`);
}

/** Only a prepaid balance has a default purchaser, and not while the API takes the place of recipients (MKI-3, MKI-12). */
export function purchaser(marketplace: NewMarketplace): Check | undefined {
  if (!marketplace.debitPrepaidBalance || marketplace.deliverToApi) return undefined;
  const count = (marketplace.individualEmailRecipientSettings ?? []).filter(
    (row) => row.defaultPurchaser,
  ).length;
  if (count > 1) return missing(`${count} default purchasers are chosen; there can be only one.`);
  return check(
    count === 1,
    'A default purchaser is chosen.',
    'The balance is prepaid, but no default purchaser is chosen.',
  );
}

/** Whether the schedule opens within a week. */
export function schedule(marketplace: NewMarketplace, at: number): Check {
  const { kind, text, at: opening = at } = nextDelivery({ ...marketplace, enabled: true }, at);
  if (kind === 'now') return ready('The schedule is open now.');
  if (kind === 'unknown') return { state: 'unknown', text: `When it opens cannot be known: ${text}.` };
  const isThisWeek = kind === 'later' && opening - at <= 7 * 86_400_000;
  return isThisWeek
    ? ready(`The schedule is closed now; a referral ${text}.`)
    : missing(kind === 'never' ? 'The schedule never opens.' : 'The schedule does not open this week.');
}
