import { sameField } from './compare.ts';
import { fieldNames, fields } from './fields.ts';
import { joinList, splitList } from './lists.ts';
import { mergeRecipients } from './mergeRecipients.ts';
import { excludedCodes } from './naics.ts';
import type { MarketplaceReference } from './reference.ts';
import type { FieldName, FieldPath, MarketplaceFormValues } from './values.ts';

/** Whose value a field takes that both changed: the person's at the form, or the server's. */
export type MergeSide = 'mine' | 'theirs';

export interface MergeInput {
  /** The form as it was loaded. */
  readonly base: MarketplaceFormValues;
  /** The form as it is now. */
  readonly mine: MarketplaceFormValues;
  /** What the server holds now, as a form. */
  readonly theirs: MarketplaceFormValues;
  readonly reference: MarketplaceReference;
  /** The side of each conflict. Default `mine`. */
  readonly choices?: Readonly<Partial<Record<FieldPath, MergeSide>>>;
}

export interface Merge {
  /** Both edits together. */
  readonly values: MarketplaceFormValues;
  /** Fields that both changed, each to something else. */
  readonly conflicts: readonly FieldPath[];
}

/** Their items, with what I added and without what I removed: lists never conflict. */
export function mergeItems(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const [before, now] = [new Set(base), new Set(mine)];
  const kept = theirs.filter((item) => now.has(item) || !before.has(item));
  const added = mine.filter((item) => !before.has(item) && !theirs.includes(item));
  return [...kept, ...added];
}

/** A field as a list, where it is one. */
function itemsOf(name: FieldName, values: MarketplaceFormValues): readonly string[] | undefined {
  const value = values[name];
  if (fields[name].kind === 'addresses' && typeof value === 'string') return splitList(value);
  return typeof value === 'object' ? value : undefined;
}

/** The merged value of a field, or undefined where both sides changed it to something else. */
function mergedField(name: FieldName, { base, mine, theirs, reference }: MergeInput) {
  if (sameField(name, base, mine, reference) || sameField(name, mine, theirs, reference)) return theirs[name];
  if (sameField(name, base, theirs, reference)) return mine[name];
  const [before, own, other] = [itemsOf(name, base), itemsOf(name, mine), itemsOf(name, theirs)];
  if (!before || !own || !other) return undefined;
  const items = mergeItems(before, own, other);
  return fields[name].kind === 'addresses' ? joinList(items) : items;
}

/** The NAICS fields belong together: the text means nothing without its mode. */
function mergeNaics({ base, mine, theirs, reference }: MergeInput) {
  const pick = ({ naicsMode, naicsCodes, unlistedNaics }: MarketplaceFormValues) => ({
    naicsMode,
    naicsCodes,
    unlistedNaics,
  });
  if (sameField('naicsCodes', base, mine, reference)) return pick(theirs);
  if (sameField('naicsCodes', base, theirs, reference)) return pick(mine);
  const [before, own, other] = [base, mine, theirs].map((values) => excludedCodes(values, reference));
  if (!before || !own || !other) return pick(mine);
  return {
    naicsMode: 'exclude',
    naicsCodes: joinList(mergeItems(before, own, other)),
    unlistedNaics: [],
  } as const;
}

/**
 * Brings two edits of one marketplace together (MKI-31): what only one side changed is taken over, lists take both
 * sides' additions and removals, and the rest is a conflict for the person to choose.
 */
export function mergeMarketplace(input: MergeInput): Merge {
  const { mine, theirs, choices = {} } = input;
  const conflicts: FieldPath[] = [];
  const side = (path: FieldPath) => {
    conflicts.push(path);
    return choices[path] ?? 'mine';
  };
  const merged = fieldNames
    .filter((name) => name !== 'naicsCodes' && name !== 'naicsMode')
    .map((name) => [name, mergedField(name, input) ?? (side(name) === 'mine' ? mine : theirs)[name]]);
  const values: MarketplaceFormValues = { ...theirs, ...Object.fromEntries(merged), ...mergeNaics(input) };
  return {
    values: { ...values, recipients: mergeRecipients(input, values.emailRecipients, side) },
    conflicts,
  };
}
