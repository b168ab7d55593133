import { type ChangeDetail, describeItems, englishValues } from '../fields/codecs.ts';
import type { MarketplaceReference, SectionId } from '../fields/field.ts';
import type { FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { changesSince } from './compare.ts';
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
  return changesSince(values, saved, reference).map(({ path, name, field, before, after, address }) => {
    const { section, codec } = field;
    const [old, now] = [excludedCodes(saved, reference), excludedCodes(values, reference)];
    if (name === 'naicsCodes' && old && now)
      return { path, section, label: fieldLabels.excludedNaicsCodes, detail: describeItems(old, now) };
    const label = Object.hasOwn(fieldLabels, name) ? fieldLabels[name] : field.label;
    const detail = codec.describe(before, after, messages);
    return { path, section, label: address ? `${address}: ${label}` : label, detail };
  });
}
