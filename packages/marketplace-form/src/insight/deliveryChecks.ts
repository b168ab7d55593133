import type * as en from '../messages/en.ts';
import type { NewMarketplace } from '../wire/marketplace.ts';
import { type Check, check, missing, ready } from './check.ts';
import { nextDelivery } from './nextDelivery.ts';
import type { ReadinessMessages } from './readiness.ts';

type Texts = typeof en.readinessChecks;

/** Checks that referrals have somewhere to go: an API URL or email recipients. */
export function target(marketplace: NewMarketplace, t: Texts): Check {
  const { deliverToApi, deliveryApiUrl, deliverToEmailAddress, emailRecipients } = marketplace;
  if (!deliverToApi && !deliverToEmailAddress) return missing(t.noDelivery);
  if (deliverToApi && !deliveryApiUrl?.trim()) return missing(t.noUrl);
  const recipients = emailRecipients?.length ?? 0;
  if (deliverToEmailAddress && recipients === 0) return missing(t.noRecipient);
  return ready(t.delivers(deliverToApi === true, deliverToEmailAddress ? recipients : 0));
}

/** Checks for exactly one default purchaser. Applies only to a prepaid balance without API delivery. */
export function purchaser(marketplace: NewMarketplace, t: Texts): Check | undefined {
  if (!marketplace.debitPrepaidBalance || marketplace.deliverToApi) return undefined;
  const count = (marketplace.individualEmailRecipientSettings ?? []).filter(
    (row) => row.defaultPurchaser,
  ).length;
  if (count > 1) return missing(t.purchasers(count));
  return check(count === 1, t.purchaser, t.noPurchaser);
}

/** Checks that the schedule opens within a week. */
export function schedule(marketplace: NewMarketplace, at: number, messages: ReadinessMessages): Check {
  const { readinessChecks: t } = messages;
  const { kind, text, at: opening = at } = nextDelivery({ ...marketplace, enabled: true }, at, messages);
  if (kind === 'now') return ready(t.openNow);
  if (kind === 'unknown')
    return {
      state: 'unknown',
      text: t.openingUnknown(marketplace.riskAppetite?.referralDeliveryTimezone ?? ''),
    };
  const isThisWeek = kind === 'later' && opening - at <= 7 * 86_400_000;
  return isThisWeek ? ready(t.closedNow(text)) : missing(kind === 'never' ? t.neverOpens : t.notThisWeek);
}
