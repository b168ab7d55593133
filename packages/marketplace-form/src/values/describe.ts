import { businessLineName, usStateName } from '@advantage/reference-data';
import { choiceLabel } from '../fields/choices.ts';
import { type FieldKind, fieldNames, fields, recipientFields, type SectionId } from '../fields/fields.ts';
import { splitList } from '../fields/lists.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import { timeWords } from '../fields/times.ts';
import {
  type FieldName,
  type FieldPath,
  type MarketplaceFormValues,
  recipientPath,
} from '../fields/values.ts';
import { changedRecipientFields, sameField, settled, sharedRecipients } from './compare.ts';
import { effectiveValues } from './effective.ts';
import { excludedCodes } from './naics.ts';

/** What happened to a field: a value became another, items came and went, or a secret was replaced. */
export type ChangeDetail =
  | { readonly kind: 'value'; readonly before: string; readonly after: string }
  | { readonly kind: 'items'; readonly added: readonly string[]; readonly removed: readonly string[] }
  | { readonly kind: 'secret' };

/** One change in words, for a review before saving. */
export interface DescribedChange {
  /** Where the field lives. */
  readonly path: FieldPath;
  /** The part of the form it stands in. */
  readonly section: SectionId;
  /** Its name in words. */
  readonly label: string;
  /** What happened to it. */
  readonly detail: ChangeDetail;
}

type Value = string | boolean | readonly string[];

/** A value in words; blank is empty. */
function words(kind: FieldKind, value: Value): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value !== 'string') return value.join(', ');
  if (kind === 'choice') return choiceLabel(value);
  return kind === 'time' ? timeWords(value) : value.trim();
}

const itemNames: Partial<Record<FieldKind, (item: string) => string>> = {
  states: usStateName,
  lines: businessLineName,
};

function itemsOf(kind: FieldKind, value: Value): readonly string[] | undefined {
  if (kind === 'addresses' && typeof value === 'string') return splitList(value);
  return typeof value === 'object' ? value : undefined;
}

/** What changed between two values of a kind. The value of a secret is never told. */
function detailOf(kind: FieldKind, before: Value, after: Value): ChangeDetail {
  if (kind === 'secret') return { kind: 'secret' };
  const [old, now] = [itemsOf(kind, before), itemsOf(kind, after)];
  if (!old || !now) return { kind: 'value', before: words(kind, before), after: words(kind, after) };
  const name = itemNames[kind] ?? ((item: string) => item);
  const without = (items: readonly string[], others: readonly string[]) =>
    items.filter((item) => !others.includes(item)).map(name);
  return { kind: 'items', added: without(now, old), removed: without(old, now) };
}

function describeField(
  name: FieldName,
  before: MarketplaceFormValues,
  after: MarketplaceFormValues,
  reference: MarketplaceReference,
): DescribedChange {
  const { section, label, kind } = fields[name];
  const [old, now] = [excludedCodes(before, reference), excludedCodes(after, reference)];
  const detail =
    kind === 'naics' && old && now ? detailOf('names', old, now) : detailOf(kind, before[name], after[name]);
  return { path: name, section, label: kind === 'naics' ? 'Excluded NAICS codes' : label, detail };
}

/** Every change since `saved` in words, in the order of the page. */
export function describeChanges(
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
): DescribedChange[] {
  const [after, before] = [settled(values, saved), effectiveValues(saved)];
  const own = fieldNames
    .filter((name) => !sameField(name, before, after, reference))
    .map((name) => describeField(name, before, after, reference));
  const rows = sharedRecipients(before, after).flatMap((row) =>
    changedRecipientFields(row.before, row.after).map(
      (name): DescribedChange => ({
        path: recipientPath(row.after.recipientId, name),
        section: 'email',
        label: `${row.after.emailAddress}: ${recipientFields[name].label}`,
        detail: detailOf(recipientFields[name].kind, row.before[name], row.after[name]),
      }),
    ),
  );
  return [...own, ...rows];
}
