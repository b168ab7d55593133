import type { Field, MarketplaceReference } from '../fields/field.ts';
import { fieldsIn, namesIn, recipientFieldNames, recipientFields } from '../fields/fields.ts';
import { areItemsEqual, parseNaics } from '../fields/lists.ts';
import { memoize } from '../fields/memoize.ts';
import {
  type FieldName,
  type FieldPath,
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientValues,
  recipientPath,
} from '../fields/values.ts';
import {
  byAddress,
  effectiveFields,
  effectivePriceMode,
  effectiveValues,
  recipientRows,
} from './effective.ts';
import { excludedCodes } from './naics.ts';

const areCodesEqual = memoize(areItemsEqual);

/** Compares excluded codes and malformed items. The mode only changes how codes are entered. */
function isNaicsEqual(
  a: MarketplaceFormValues,
  b: MarketplaceFormValues,
  reference: MarketplaceReference,
): boolean {
  if (a.naicsMode === b.naicsMode && a.naicsCodes === b.naicsCodes) return true;
  const [left, right] = [excludedCodes(a, reference), excludedCodes(b, reference)];
  if (left === undefined || right === undefined) return false;
  const isSame = areCodesEqual(left, right);
  return isSame && areItemsEqual(parseNaics(a.naicsCodes).malformed, parseNaics(b.naicsCodes).malformed);
}

export function isFieldEqual(
  name: FieldName,
  a: MarketplaceFormValues,
  b: MarketplaceFormValues,
  reference: MarketplaceReference,
): boolean {
  if (name === 'naicsCodes') return isNaicsEqual(a, b, reference);
  const codec = fieldsIn(reference)[name]?.codec;
  return codec?.isEqual(a[name], b[name]) ?? true;
}

export function isRecipientFieldEqual(
  name: RecipientFieldName,
  a: RecipientValues,
  b: RecipientValues,
): boolean {
  if (a[name] === b[name]) return true;
  const { codec }: Field<unknown> = recipientFields[name];
  return codec.isEqual(a[name], b[name]);
}

/** The recipient fields that can follow the marketplace, with the choice that makes them. */
const governedBy: Partial<
  Record<RecipientFieldName, 'sameDeliveryDaysAsMarketplace' | 'sameDeliveryTimesAsMarketplace'>
> = {
  deliveryDays: 'sameDeliveryDaysAsMarketplace',
  referralDeliveryStartTime: 'sameDeliveryTimesAsMarketplace',
  referralDeliveryEndTime: 'sameDeliveryTimesAsMarketplace',
  referralDeliveryTimezone: 'sameDeliveryTimesAsMarketplace',
  deliverAllDay: 'sameDeliveryTimesAsMarketplace',
};

/**
 * Returns the recipient fields that differ. A field that follows the marketplace before and after isn't a change of the
 * recipient.
 */
export function changedRecipientFields(
  before: RecipientValues,
  after: RecipientValues,
): RecipientFieldName[] {
  return recipientFieldNames.filter((name) => {
    const switchName = governedBy[name];
    const isInherited = switchName !== undefined && before[switchName] && after[switchName];
    return !isInherited && !isRecipientFieldEqual(name, before, after);
  });
}

/** Resets the unused price to its saved value. */
function withSavedPrice(values: MarketplaceFormValues, saved: MarketplaceFormValues): MarketplaceFormValues {
  const unused = effectivePriceMode(values) === 'DELIVERED_PRICE' ? 'percentModifier' : 'deliveredPrice';
  return { ...values, [unused]: saved[unused] };
}

/** Returns the values as they would be saved: with forced values applied, and the unused price as it was loaded. */
export const withForcedValues = (
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
): MarketplaceFormValues => withSavedPrice(effectiveValues(values), saved);

/** Pairs the recipients that both forms have, by address. */
export function pairRecipients(before: MarketplaceFormValues, after: MarketplaceFormValues) {
  const beforeByAddress = byAddress(recipientRows(before));
  return recipientRows(after).flatMap((row) => {
    const other = beforeByAddress.get(row.emailAddress.toLowerCase());
    return other ? [{ before: other, after: row }] : [];
  });
}

/** Whether the recipients are unchanged. A fast path for hundreds of recipients, because most edits are elsewhere. */
const isUntouched = (before: readonly RecipientValues[], after: readonly RecipientValues[]) =>
  before.length === after.length &&
  after.every((row, index) => {
    const other = before[index];
    return (
      other?.emailAddress === row.emailAddress &&
      recipientFieldNames.every((name) => isRecipientFieldEqual(name, other, row))
    );
  });

/** Returns the recipient fields that differ. A field that follows the marketplace before and after isn't a change. */
function changedRecipientPaths(before: MarketplaceFormValues, after: MarketplaceFormValues): FieldPath[] {
  if (isUntouched(recipientRows(before), recipientRows(after))) return [];
  return pairRecipients(effectiveValues(before), effectiveValues(after)).flatMap((row) =>
    changedRecipientFields(row.before, row.after).map((name) => recipientPath(row.after.recipientId, name)),
  );
}

/** Returns every field whose value differs from the saved one, in page order. */
export function changedPaths(
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
): FieldPath[] {
  const [after, before] = [withSavedPrice(effectiveFields(values), saved), effectiveFields(saved)];
  const isSame = (name: FieldName) =>
    (before[name] === after[name] && name !== 'naicsCodes') || isFieldEqual(name, before, after, reference);
  const own = namesIn(reference).filter((name) => !isSame(name));
  return [...own, ...changedRecipientPaths(saved, values)];
}

/**
 * Whether the form differs from the saved one by value. Typing a value and typing the old one back isn't a change, nor
 * are the order and white space of a list.
 */
export const isChanged = (
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
): boolean => changedPaths(values, saved, reference).length > 0;
