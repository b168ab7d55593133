import { type ChangeDetail, describeItems, englishValues } from '../fields/codecs.ts';
import type { Field, MarketplaceReference, SectionId } from '../fields/field.ts';
import { fieldsIn, namesIn, recipientFields } from '../fields/fields.ts';
import {
  type FieldName,
  type FieldPath,
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientValues,
  recipientPath,
} from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { changedRecipientFields, isFieldEqual, pairRecipients, withForcedValues } from './compare.ts';
import { effectiveValues } from './effective.ts';
import { excludedCodes } from './naics.ts';

/** The texts of a list of changes, in English. */
export const englishChanges = { ...englishValues, fieldLabels: en.fieldLabels };

/** A change in words, for a review before saving. */
export interface DescribedChange {
  readonly path: FieldPath;
  readonly section: SectionId;
  readonly label: string;
  readonly detail: ChangeDetail;
}

function describeField(
  name: FieldName,
  before: MarketplaceFormValues,
  after: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages: typeof englishChanges,
): DescribedChange[] {
  const { fieldLabels } = messages;
  const field = fieldsIn(reference)[name];
  if (!field) return [];
  const { section, codec } = field;
  const label = Object.hasOwn(fieldLabels, name) ? fieldLabels[name] : field.label;
  const [excludedBefore, excludedAfter] = [excludedCodes(before, reference), excludedCodes(after, reference)];
  if (name === 'naicsCodes' && excludedBefore && excludedAfter)
    return [
      {
        path: name,
        section,
        label: fieldLabels.excludedNaicsCodes,
        detail: describeItems(excludedBefore, excludedAfter),
      },
    ];
  return [{ path: name, section, label, detail: codec.describe(before[name], after[name], messages) }];
}

function describeRecipientField(
  name: RecipientFieldName,
  before: RecipientValues,
  after: RecipientValues,
  messages: typeof englishChanges,
): DescribedChange {
  const { section, codec }: Field<unknown> = recipientFields[name];
  return {
    path: recipientPath(after.recipientId, name),
    section,
    label: `${after.emailAddress}: ${messages.fieldLabels[name]}`,
    detail: codec.describe(before[name], after[name], messages),
  };
}

/** Describes every change since `saved`, in page order. Default of `messages`: English. */
export function describeChanges(
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages = englishChanges,
): DescribedChange[] {
  const [after, before] = [withForcedValues(values, saved), effectiveValues(saved)];
  const own = namesIn(reference)
    .filter((name) => !isFieldEqual(name, before, after, reference))
    .flatMap((name) => describeField(name, before, after, reference, messages));
  const rows = pairRecipients(before, after).flatMap((row) =>
    changedRecipientFields(row.before, row.after).map((name) =>
      describeRecipientField(name, row.before, row.after, messages),
    ),
  );
  return [...own, ...rows];
}
