import { isUsState } from '@advantage/reference-data';
import { type Draft, draftOf, flagCodec, numberCodec, textCodec, write, writeAll } from '../fields/codecs.ts';
import { sameItems, splitList, updateList } from '../fields/lists.ts';
import { multiplierOf, numberOrNull, percentOf } from '../fields/numbers.ts';
import { shownPhone, storedPhone } from '../fields/phone.ts';
import { type MarketplaceReference, sourceNames } from '../fields/reference.ts';
import { writeSchedule } from '../fields/schedule.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import {
  appetiteFlags,
  appetiteNumbers,
  lineFields,
  marketplaceFlags,
  marketplaceTexts,
} from '../fields/wireFields.ts';
import type { Marketplace, NewMarketplace } from '../wire/marketplace.ts';
import type { RiskAppetite } from '../wire/riskAppetite.ts';
import { effectivePriceMode, individualSettingsOn } from './effective.ts';
import { authCodec, groupCodes, methodCodec, typeCodec } from './load.ts';
import { excludedCodes } from './naics.ts';
import { storeRecipients } from './recipients.ts';

const phoneCodec = {
  ...textCodec,
  load: (raw: unknown) => shownPhone(textCodec.load(raw)),
  store: (shown: string) => (shown.trim() === '' ? '' : storedPhone(shown)),
};

const percentCodec = {
  ...numberCodec,
  load: (raw: unknown) => (typeof raw === 'number' ? String(percentOf(raw)) : ''),
  store: (text: string) => multiplierOf(numberOrNull(text) ?? 0),
};

const emailsCodec = {
  load: (raw: unknown): string[] => (Array.isArray(raw) ? raw : []),
  store: (items: string[]) => items,
  same: sameItems,
};

/** Writes a list; null stays null while there is nothing to say. */
function writeList(draft: Draft, name: string, update: (stored: readonly string[]) => readonly unknown[]) {
  const stored = draft.fields[name];
  const next = update(Array.isArray(stored) ? stored : []);
  if (draft.isNew || Array.isArray(stored) || next.length > 0) draft.fields[name] = next;
}

/** The price of the mode in use; the other one stays as it was loaded (MKS-7). */
function writePrice(draft: Draft, values: MarketplaceFormValues) {
  const isDelivered = effectivePriceMode(values) === 'DELIVERED_PRICE';
  write(draft, 'applyDeliveredPrice', flagCodec, isDelivered);
  if (isDelivered) write(draft, 'deliveredPrice', numberCodec, values.deliveredPrice);
  else write(draft, 'priceModifier', percentCodec, values.percentModifier);
  if (draft.isNew) draft.fields[isDelivered ? 'priceModifier' : 'deliveredPrice'] = isDelivered ? 1 : null;
}

function writeEmail(draft: Draft, values: MarketplaceFormValues) {
  write(draft, 'emailRecipients', emailsCodec, splitList(values.emailRecipients));
  write(draft, 'emailBccRecipients', emailsCodec, splitList(values.emailBccRecipients));
  write(draft, 'enableIndividualEmailDeliverySettings', flagCodec, individualSettingsOn(values));
}

/** The excluded codes to save; the stored list where nothing changed, or where nobody can say (MKI-26). */
function storedNaics(
  values: MarketplaceFormValues,
  items: readonly string[],
  reference: MarketplaceReference,
) {
  const codes = excludedCodes(values, reference);
  const entered = values.naicsMode === 'exclude' ? splitList(values.naicsCodes) : codes;
  return codes === undefined || entered === undefined || sameItems(entered, items) ? items : codes;
}

/** The lists of a risk appetite, each with the entries that the form does not know as they were (MKS-20). */
function writeLists(draft: Draft, values: MarketplaceFormValues, reference: MarketplaceReference) {
  const sources = sourceNames(reference);
  const unticked = sources.filter((name) => !values.referralSources.includes(name));
  const groups = new Set(lineFields.flatMap(([, group]) => groupCodes(group)));
  const lines = lineFields.flatMap(([name]) => values[name]);
  writeList(draft, 'excludedSources', (items) =>
    updateList(items, unticked, (name) => sources.includes(name)),
  );
  writeList(draft, 'stateCodes', (items) => updateList(items, values.states, isUsState));
  writeList(draft, 'businessLines', (items) => updateList(items, lines, (code) => groups.has(code)));
  writeList(draft, 'excludedNaics', (items) => storedNaics(values, items, reference));
}

function toRiskAppetite(
  values: MarketplaceFormValues,
  stored: RiskAppetite | null | undefined,
  reference: MarketplaceReference,
): RiskAppetite {
  const draft = draftOf(stored);
  writeAll(draft, appetiteFlags, flagCodec, values);
  writeAll(draft, appetiteNumbers, numberCodec, values);
  writeLists(draft, values, reference);
  writeSchedule(draft, values);
  return draft.fields;
}

function writeSetup(draft: Draft, values: MarketplaceFormValues) {
  const isPrepaid = values.paymentOption === 'DEBIT_PREPAID_BALANCE';
  writeAll(draft, marketplaceFlags, flagCodec, values);
  writeAll(draft, marketplaceTexts, textCodec, values);
  write(draft, 'type', typeCodec, values.marketplaceType);
  write(draft, 'agencyId', numberCodec, values.agencyId);
  write(draft, 'phoneNumber', phoneCodec, values.phoneNumber);
  write(draft, 'referralDeliveryMethod', methodCodec, values.referralDeliveryMethod);
  write(draft, 'deliveryApiType', authCodec, values.deliveryApiType);
  Object.assign(draft.fields, { billed: !isPrepaid, debitPrepaidBalance: isPrepaid });
}

/**
 * The form as it is saved (MKS-1 to MKS-21). With `original`, the marketplace as it was loaded, it is an update:
 * what the form does not know and what did not change come back as they were. Without, it is a create.
 */
export function toMarketplace(
  values: MarketplaceFormValues,
  original: Marketplace,
  reference: MarketplaceReference,
): Marketplace;
export function toMarketplace(
  values: MarketplaceFormValues,
  original: undefined,
  reference: MarketplaceReference,
): NewMarketplace;
export function toMarketplace(
  values: MarketplaceFormValues,
  original: Marketplace | undefined,
  reference: MarketplaceReference,
): Marketplace | NewMarketplace {
  const draft = draftOf(original);
  writeSetup(draft, values);
  writePrice(draft, values);
  writeEmail(draft, values);
  draft.fields.riskAppetite = toRiskAppetite(values, original?.riskAppetite, reference);
  if (original === undefined) draft.fields.enabled = false;
  else writeList(draft, 'individualEmailRecipientSettings', () => storeRecipients(values, original));
  return draft.fields;
}
