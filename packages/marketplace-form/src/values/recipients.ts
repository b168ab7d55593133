import { draftOf, flagCodec, loadAll, writeAll } from '../fields/codecs.ts';
import { splitList } from '../fields/lists.ts';
import { defaultTimezone, loadSchedule, writeSchedule } from '../fields/schedule.ts';
import {
  everyDay,
  type MarketplaceFormValues,
  type RecipientValues,
  recipientKey,
} from '../fields/values.ts';
import { recipientFlags } from '../fields/wireFields.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import type { RecipientSetting } from '../wire/recipientSetting.ts';
import { dayEnd, dayStart } from '../wire/values.ts';
import { effectiveRecipient, individualSettingsOn, recipientRows } from './effective.ts';
import { isEmailAddress } from './validators.ts';

type Recipients = MarketplaceFormValues['recipients'];

const addressKey = (address: string) => address.toLowerCase();

/** The row of an address that was just typed: it follows the marketplace (MKI-16). */
const typedRecipient = (recipientId: number, emailAddress: string): RecipientValues => ({
  recipientId,
  emailAddress,
  defaultPurchaser: false,
  sameDeliveryDaysAsMarketplace: true,
  sameDeliveryTimesAsMarketplace: true,
  deliveryDays: [...everyDay],
  deliverAllDay: true,
  referralDeliveryStartTime: dayStart,
  referralDeliveryEndTime: dayEnd,
  referralDeliveryTimezone: defaultTimezone,
});

const loadRecipient = (setting: RecipientSetting, recipientId: number): RecipientValues => ({
  recipientId,
  emailAddress: setting.emailAddress,
  ...loadAll(recipientFlags, flagCodec, setting),
  ...loadSchedule(setting),
});

/** The first setting of each address. */
function settingsByAddress(original: Marketplace | undefined) {
  const settings = original?.individualEmailRecipientSettings ?? [];
  return new Map(settings.toReversed().map((setting) => [addressKey(setting.emailAddress), setting]));
}

/**
 * One row per valid address, compared without regard to case (MKI-16). Rows of `current` stay, an address that the
 * server has settings for gets them, any other follows the marketplace.
 */
export function recipientsFor(addresses: string, current: Recipients, original?: Marketplace): Recipients {
  const rows = new Map(Object.values(current).map((row) => [addressKey(row.emailAddress), row]));
  const settings = settingsByAddress(original);
  let lowestId = Math.min(0, ...Object.values(current).map(({ recipientId }) => recipientId));
  const rowOf = (address: string) => {
    const setting = settings.get(addressKey(address));
    const row = rows.get(addressKey(address));
    if (row) return row;
    if (setting) return loadRecipient(setting, setting.id ?? --lowestId);
    return typedRecipient(--lowestId, address);
  };
  const distinct = new Map(splitList(addresses).map((address) => [addressKey(address), address]));
  const found = [...distinct.values()].filter(isEmailAddress).map(rowOf);
  return Object.fromEntries(found.map((row) => [recipientKey(row.recipientId), row]));
}

/** At most one default purchaser: the first ticked one (MKI-4). */
export function onlyOneDefault(recipients: Recipients): Recipients {
  const first = Object.values(recipients).find((row) => row.defaultPurchaser);
  const entries = Object.entries(recipients).map(
    ([key, row]) =>
      [key, row.defaultPurchaser && row !== first ? { ...row, defaultPurchaser: false } : row] as const,
  );
  return Object.fromEntries(entries);
}

function storeRecipient(
  row: RecipientValues,
  values: MarketplaceFormValues,
  base: object | undefined,
  id: number,
) {
  const draft = draftOf(base);
  if (draft.isNew) Object.assign(draft.fields, { marketplaceId: id, emailAddress: row.emailAddress });
  const effective = effectiveRecipient(row, values);
  writeAll(draft, recipientFlags, flagCodec, effective);
  writeSchedule(draft, effective);
  return draft.fields as RecipientSetting;
}

/** A row that nobody touched says nothing that the marketplace does not say. */
const isAsTyped = (row: RecipientValues) =>
  row.sameDeliveryDaysAsMarketplace && row.sameDeliveryTimesAsMarketplace && !row.defaultPurchaser;

/**
 * The settings of an existing marketplace to save (MKS-15): changed rows, rows of new addresses while individual
 * settings are on or if they were touched, and what the form never showed, as it was. The rows of removed addresses
 * are dropped (MKI-16).
 */
export function storeRecipients(values: MarketplaceFormValues, original: Marketplace): RecipientSetting[] {
  const stored = original.individualEmailRecipientSettings ?? [];
  const first = settingsByAddress(original);
  const shown = new Set((original.emailRecipients ?? []).map(addressKey));
  const rows = new Map(recipientRows(values).map((row) => [addressKey(row.emailAddress), row]));
  const kept = stored.flatMap((setting) => {
    const key = addressKey(setting.emailAddress);
    const row = rows.get(key);
    if (row && first.get(key) === setting) return [storeRecipient(row, values, setting, original.id)];
    return row || !shown.has(key) ? [setting] : [];
  });
  const added = [...rows.values()].filter((row) => !first.has(addressKey(row.emailAddress)));
  const sent = individualSettingsOn(values) ? added : added.filter((row) => !isAsTyped(row));
  return [...kept, ...sent.map((row) => storeRecipient(row, values, undefined, original.id))];
}
