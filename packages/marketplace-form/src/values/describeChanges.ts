import { type ChangeDetail, describeItems, englishValues } from '../fields/codecs.ts';
import type { Field, MarketplaceReference, SectionId } from '../fields/field.ts';
import { fieldsIn, namesIn, recipientFields } from '../fields/fields.ts';
import { type FieldPath, type MarketplaceFormValues, recipientPath } from '../fields/values.ts';
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

/** Describes every change since `saved`, in page order. Default of `messages`: English. */
export function describeChanges(
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages = englishChanges,
): DescribedChange[] {
  const { fieldLabels } = messages;
  const [after, before] = [withForcedValues(values, saved), effectiveValues(saved)];
  const own = namesIn(reference).flatMap((path): DescribedChange[] => {
    const field = fieldsIn(reference)[path];
    if (!field || isFieldEqual(path, before, after, reference)) return [];
    const { section, codec } = field;
    const excluded = [excludedCodes(before, reference), excludedCodes(after, reference)] as const;
    if (path === 'naicsCodes' && excluded[0] && excluded[1]) {
      const detail = describeItems(excluded[0], excluded[1]);
      return [{ path, section, label: fieldLabels.excludedNaicsCodes, detail }];
    }
    const label = Object.hasOwn(fieldLabels, path) ? fieldLabels[path] : field.label;
    return [{ path, section, label, detail: codec.describe(before[path], after[path], messages) }];
  });
  const rows = pairRecipients(before, after).flatMap((row) =>
    changedRecipientFields(row.before, row.after).map((name): DescribedChange => {
      const { section, codec }: Field<unknown> = recipientFields[name];
      const { recipientId, emailAddress } = row.after;
      return {
        path: recipientPath(recipientId, name),
        section,
        label: `${emailAddress}: ${fieldLabels[name]}`,
        detail: codec.describe(row.before[name], row.after[name], messages),
      };
    }),
  );
  return [...own, ...rows];
}
