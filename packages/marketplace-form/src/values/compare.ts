import type { Field } from '../fields/field.ts';
import { fieldsIn, namesIn, recipientFieldNames, recipientFields } from '../fields/fields.ts';
import { readNaics, sameItems } from '../fields/lists.ts';
import { memoize } from '../fields/memoize.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import {
  type FieldName,
  type FieldPath,
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientValues,
  recipientPath,
} from '../fields/values.ts';
import { effectiveFields, effectivePriceMode, effectiveValues, recipientRows } from './effective.ts';
import { excludedCodes } from './naics.ts';

const sameCodes = memoize(sameItems);

/** The mode is only a way of writing; what counts are the excluded codes, and what is no code. */
function sameNaics(
  a: MarketplaceFormValues,
  b: MarketplaceFormValues,
  reference: MarketplaceReference,
): boolean {
  if (a.naicsMode === b.naicsMode && a.naicsCodes === b.naicsCodes) return true;
  const [left, right] = [excludedCodes(a, reference), excludedCodes(b, reference)];
  if (left === undefined || right === undefined) return false;
  const isSame = sameCodes(left, right);
  return isSame && sameItems(readNaics(a.naicsCodes).malformed, readNaics(b.naicsCodes).malformed);
}

/** Whether a field means the same in two forms. */
export function sameField(
  name: FieldName,
  a: MarketplaceFormValues,
  b: MarketplaceFormValues,
  reference: MarketplaceReference,
): boolean {
  if (name === 'naicsCodes') return sameNaics(a, b, reference);
  const codec = fieldsIn(reference)[name]?.codec;
  return codec?.isEqual(a[name], b[name]) ?? true;
}

/** Whether a field of a recipient means the same in two rows. */
export function sameRecipientField(
  name: RecipientFieldName,
  a: RecipientValues,
  b: RecipientValues,
): boolean {
  if (a[name] === b[name]) return true;
  const { codec }: Field<unknown> = recipientFields[name];
  return codec.isEqual(a[name], b[name]);
}

/** The fields of a recipient that follow the marketplace, and which choice makes them. */
const governedBy: Partial<
  Record<RecipientFieldName, 'sameDeliveryDaysAsMarketplace' | 'sameDeliveryTimesAsMarketplace'>
> = {
  deliveryDays: 'sameDeliveryDaysAsMarketplace',
  referralDeliveryStartTime: 'sameDeliveryTimesAsMarketplace',
  referralDeliveryEndTime: 'sameDeliveryTimesAsMarketplace',
  referralDeliveryTimezone: 'sameDeliveryTimesAsMarketplace',
  deliverAllDay: 'sameDeliveryTimesAsMarketplace',
};

/** The fields of a recipient that differ; what matches the marketplace before and after is the marketplace's change. */
export function changedRecipientFields(
  before: RecipientValues,
  after: RecipientValues,
): RecipientFieldName[] {
  return recipientFieldNames.filter((name) => {
    const same = governedBy[name];
    const follows = same !== undefined && before[same] && after[same];
    return !follows && !sameRecipientField(name, before, after);
  });
}

/** The price that is not in use stays as it was loaded. */
function withSavedPrice(values: MarketplaceFormValues, saved: MarketplaceFormValues): MarketplaceFormValues {
  const unused = effectivePriceMode(values) === 'DELIVERED_PRICE' ? 'percentModifier' : 'deliveredPrice';
  return { ...values, [unused]: saved[unused] };
}

/** The form as it would be saved: what a choice forces applied, and the unused price as it was loaded. */
export const withForcedValues = (
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
): MarketplaceFormValues => withSavedPrice(effectiveValues(values), saved);

/** The recipients of both forms, by address. */
export function sharedRecipients(before: MarketplaceFormValues, after: MarketplaceFormValues) {
  return pairs(recipientRows(before), recipientRows(after));
}

function pairs(before: readonly RecipientValues[], after: readonly RecipientValues[]) {
  const earlier = new Map(before.map((row) => [row.emailAddress.toLowerCase(), row]));
  return after.flatMap((row) => {
    const other = earlier.get(row.emailAddress.toLowerCase());
    return other ? [{ before: other, after: row }] : [];
  });
}

/** Whether nothing was done to the recipients: with hundreds of them most edits are elsewhere. */
const isUntouched = (before: readonly RecipientValues[], after: readonly RecipientValues[]) =>
  before.length === after.length &&
  after.every((row, index) => {
    const other = before[index];
    return (
      other?.emailAddress === row.emailAddress &&
      recipientFieldNames.every((name) => sameRecipientField(name, other, row))
    );
  });

/** The fields of recipients that differ. A row that matches the marketplace before and after follows its changes. */
function changedRows(before: MarketplaceFormValues, after: MarketplaceFormValues): FieldPath[] {
  if (isUntouched(recipientRows(before), recipientRows(after))) return [];
  return pairs(recipientRows(effectiveValues(before)), recipientRows(effectiveValues(after))).flatMap((row) =>
    changedRecipientFields(row.before, row.after).map((name) => recipientPath(row.after.recipientId, name)),
  );
}

/** Every field whose value differs from the saved one, in the order of the page. */
export function changedPaths(
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
): FieldPath[] {
  const [after, before] = [withSavedPrice(effectiveFields(values), saved), effectiveFields(saved)];
  const isSame = (name: FieldName) =>
    (before[name] === after[name] && name !== 'naicsCodes') || sameField(name, before, after, reference);
  const own = namesIn(reference).filter((name) => !isSame(name));
  return [...own, ...changedRows(saved, values)];
}

/**
 * Whether the form differs from the saved one by value: typing a value and typing it back is no change, nor
 * are the order and white space of a list.
 */
export const isChanged = (
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
): boolean => changedPaths(values, saved, reference).length > 0;
