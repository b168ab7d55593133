import { mergeItems } from '../fields/codecs.ts';
import { fieldsIn, namesIn } from '../fields/fields.ts';
import { joinList } from '../fields/lists.ts';
import type { FieldName, FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import { sameField } from './compare.ts';
import type { ChooseSide, MergeInput, MergeVersions } from './mergeInput.ts';
import { mergeRecipients } from './mergeRecipients.ts';
import { excludedCodes, type NaicsValues } from './naics.ts';

/** The result of merging two edits of a marketplace. */
export interface Merge {
  /** The merged values. */
  readonly values: MarketplaceFormValues;
  /** Fields that both sides changed to different values. */
  readonly conflicts: readonly FieldPath[];
}

const take = <Name extends FieldName>(to: MarketplaceFormValues, from: MarketplaceFormValues, name: Name) => {
  to[name] = from[name];
};

/** Merges a field into `merged`, which starts with their values. */
function mergeField(
  name: FieldName,
  { base, mine, theirs, reference }: MergeVersions,
  merged: MarketplaceFormValues,
  choose: ChooseSide,
) {
  const codec = fieldsIn(reference)[name]?.codec;
  if (sameField(name, base, mine, reference) || sameField(name, mine, theirs, reference)) return;
  if (sameField(name, base, theirs, reference)) take(merged, mine, name);
  else if (codec?.merge) Object.assign(merged, { [name]: codec.merge(base[name], mine[name], theirs[name]) });
  else if (choose(name) === 'mine') take(merged, mine, name);
}

/** Merges the NAICS fields as a unit, because the text has no meaning without its mode. */
function mergeNaics({ base, mine, theirs, reference }: MergeVersions): NaicsValues {
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
  };
}

/**
 * Merges two edits of a marketplace, field by field. A change on only one side is applied, lists get the additions and
 * removals of both sides, and anything else is a conflict for the user to resolve.
 */
export function mergeMarketplace(input: MergeInput): Merge {
  const { theirs, choices = {} } = input;
  const conflicts: FieldPath[] = [];
  const choose: ChooseSide = (path) => {
    conflicts.push(path);
    return choices[path] ?? 'mine';
  };
  const values: MarketplaceFormValues = { ...theirs, ...mergeNaics(input) };
  for (const name of namesIn(input.reference)) {
    if (name !== 'naicsCodes') mergeField(name, input, values, choose);
  }
  values.recipients = mergeRecipients(input, values.emailRecipients, choose);
  return { values, conflicts };
}
