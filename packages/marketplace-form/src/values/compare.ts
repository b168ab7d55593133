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

/** Resets the unused price to its saved value. */
export function withSavedPrice(
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
): MarketplaceFormValues {
  const unused = effectivePriceMode(values) === 'DELIVERED_PRICE' ? 'percentModifier' : 'deliveredPrice';
  return { ...values, [unused]: saved[unused] };
}

/** A field whose value differs from the saved one. */
export interface Change {
  readonly path: FieldPath;
  readonly name: FieldName | RecipientFieldName;
  readonly field: Field<unknown>;
  readonly before: unknown;
  readonly after: unknown;
  /** The address of the recipient that has the field. Undefined for a field of the marketplace. */
  readonly address?: string;
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

/**
 * Returns the changes of recipients that both forms have. A field that follows the marketplace before and after isn't a
 * change of the recipient.
 */
function recipientChanges(before: MarketplaceFormValues, after: MarketplaceFormValues): Change[] {
  if (isUntouched(recipientRows(before), recipientRows(after))) return [];
  const beforeByAddress = byAddress(recipientRows(effectiveValues(before)));
  return recipientRows(effectiveValues(after)).flatMap((row) => {
    const { recipientId, emailAddress: address } = row;
    const old = beforeByAddress.get(address.toLowerCase());
    const isSame = (name: RecipientFieldName) => {
      const governing = governedBy[name];
      return !old || (governing && old[governing] && row[governing]) || isRecipientFieldEqual(name, old, row);
    };
    return recipientFieldNames
      .filter((name) => !isSame(name))
      .map((name) => {
        const field: Field<unknown> = recipientFields[name];
        const path = recipientPath(recipientId, name);
        return { path, name, field, before: old?.[name], after: row[name], address };
      });
  });
}

/** Returns every change since `saved`, in page order. */
export function changesSince(
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
): Change[] {
  const [after, before] = [withSavedPrice(effectiveFields(values), saved), effectiveFields(saved)];
  const own = namesIn(reference).flatMap((name): Change[] => {
    const field = fieldsIn(reference)[name];
    const isSame = before[name] === after[name] && name !== 'naicsCodes';
    if (!field || isSame || isFieldEqual(name, before, after, reference)) return [];
    return [{ path: name, name, field, before: before[name], after: after[name] }];
  });
  return [...own, ...recipientChanges(saved, values)];
}

/** Returns every field whose value differs from the saved one, in page order. */
export const changedPaths = (...versions: Parameters<typeof changesSince>): FieldPath[] =>
  changesSince(...versions).map(({ path }) => path);

/**
 * Whether the form differs from the saved one by value. Typing a value and typing the old one back isn't a change, nor
 * are the order and white space of a list.
 */
export const isChanged = (...versions: Parameters<typeof changesSince>): boolean =>
  changesSince(...versions).length > 0;
