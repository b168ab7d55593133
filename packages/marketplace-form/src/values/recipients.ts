import type { MarketplaceReference } from '../fields/field.ts';
import { loadFields, patchWire } from '../fields/field.ts';
import { recipientFields } from '../fields/fields.ts';
import { splitList } from '../fields/lists.ts';
import type { Schedule } from '../fields/times.ts';
import { isEmailAddress } from '../fields/validators.ts';
import {
  type MarketplaceFormValues,
  newRecipient,
  type RecipientFieldName,
  type RecipientValues,
} from '../fields/values.ts';
import type { Marketplace, RecipientSetting } from '../wire/marketplace.ts';
import { byAddress, effectiveRecipient, hasIndividualSettings, recipientRows } from './effective.ts';

type Recipients = readonly RecipientValues[];

const addressKey = (address: string) => address.toLowerCase();

const loadRecipient = (setting: RecipientSetting, recipientId: number): RecipientValues => ({
  ...(loadFields(recipientFields, { recipient: setting }, { referralSources: [] }) as Pick<
    RecipientValues,
    RecipientFieldName
  >),
  recipientId,
  emailAddress: setting.emailAddress,
});

/** Returns the first setting of each address. */
function settingsByAddress(original: Marketplace | undefined) {
  const settings = original?.individualEmailRecipientSettings ?? [];
  return new Map(settings.toReversed().map((setting) => [addressKey(setting.emailAddress), setting]));
}

/**
 * Returns one row per valid address, ignoring case. Existing rows of `current` are kept. Other addresses get the
 * server's settings if there are any, and otherwise follow the marketplace. A row without an id from the server gets the
 * first negative one that is free, so that an address keeps its id while it's being typed.
 */
export function reconcileRecipients(
  addresses: string,
  current: Recipients,
  original?: Marketplace,
): RecipientValues[] {
  const rows = byAddress(current);
  const settings = settingsByAddress(original);
  const distinct = new Map(splitList(addresses).map((address) => [addressKey(address), address]));
  const ids = new Set([...distinct.keys()].map((key) => rows.get(key)?.recipientId));
  let lastId = 0;
  const createId = () => {
    do lastId -= 1;
    while (ids.has(lastId));
    return lastId;
  };
  const toRow = (address: string) => {
    const setting = settings.get(addressKey(address));
    const row = rows.get(addressKey(address));
    if (row) return row;
    if (setting) return loadRecipient(setting, setting.id ?? createId());
    return newRecipient(createId(), address);
  };
  return [...distinct.values()].filter(isEmailAddress).map(toRow);
}

/** Keeps only one default purchaser: `kept`, or else the first. */
export const withSingleDefaultPurchaser = (
  recipients: Recipients,
  kept = recipients.find((row) => row.defaultPurchaser),
): RecipientValues[] =>
  recipients.map((row) => (row.defaultPurchaser && row !== kept ? { ...row, defaultPurchaser: false } : row));

/** Whether a row doesn't just follow the marketplace: it has its own days or times, or is the default purchaser. */
const hasOwnSettings = (row: RecipientValues) =>
  !row.sameDeliveryDaysAsMarketplace || !row.sameDeliveryTimesAsMarketplace || row.defaultPurchaser;

/**
 * Returns the recipient settings to save for an existing marketplace: updated rows, rows of new addresses (if
 * individual settings are on, or the row doesn't just follow the marketplace), and settings that the form never showed,
 * unchanged. The settings of removed addresses are dropped.
 */
export function storeRecipients(
  values: MarketplaceFormValues,
  original: Marketplace,
  reference: MarketplaceReference,
): RecipientSetting[] {
  const store = (row: RecipientValues, before?: RecipientSetting) => ({
    ...(!before && { marketplaceId: original.id }),
    ...patchWire(recipientFields, 'recipient', effectiveRecipient(row, values), before, reference),
    emailAddress: before?.emailAddress ?? row.emailAddress,
  });
  const stored = original.individualEmailRecipientSettings ?? [];
  const firstByAddress = settingsByAddress(original);
  const shown = new Set((original.emailRecipients ?? []).map(addressKey));
  const rows = byAddress(recipientRows(values));
  const updated = stored.flatMap((setting) => {
    const key = addressKey(setting.emailAddress);
    const row = rows.get(key);
    if (row && firstByAddress.get(key) === setting) return [store(row, setting)];
    return row || !shown.has(key) ? [setting] : [];
  });
  const added = [...rows.values()].filter((row) => !firstByAddress.has(addressKey(row.emailAddress)));
  const addedToSave = hasIndividualSettings(values) ? added : added.filter(hasOwnSettings);
  return [...updated, ...addedToSave.map((row) => store(row))];
}

/** Reads the schedule of a risk appetite or recipient setting. `deliverAllDay` is on for 00:00:00 to 23:59:59. */
export const loadSchedule = (stored: object): Schedule =>
  loadFields(recipientFields, { recipient: { ...stored } }, { referralSources: [] }) as Schedule;
