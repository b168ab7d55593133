import { mergeItems } from '../fields/codecs.ts';
import { fieldsIn, namesIn } from '../fields/fields.ts';
import { joinList } from '../fields/lists.ts';
import type { FieldName, FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import { isFieldEqual } from './compare.ts';
import type { ChooseSide, MergeInput, MergeVersions } from './mergeInput.ts';
import { mergeRecipients } from './mergeRecipients.ts';
import { excludedCodes, type NaicsValues } from './naics.ts';

/** The result of merging two edits of a marketplace. */
export interface MergeResult {
  /** The merged values. */
  readonly values: MarketplaceFormValues;
  /** Fields that both sides changed to different values. */
  readonly conflicts: readonly FieldPath[];
}

const assignField = <Name extends FieldName>(
  to: MarketplaceFormValues,
  from: MarketplaceFormValues,
  name: Name,
) => {
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
  if (isFieldEqual(name, base, mine, reference) || isFieldEqual(name, mine, theirs, reference)) return;
  if (isFieldEqual(name, base, theirs, reference)) assignField(merged, mine, name);
  else if (codec?.merge) Object.assign(merged, { [name]: codec.merge(base[name], mine[name], theirs[name]) });
  else if (choose(name) === 'mine') assignField(merged, mine, name);
}

/** Merges the NAICS fields as a unit, because the text has no meaning without its mode. */
function mergeNaics({ base, mine, theirs, reference }: MergeVersions): NaicsValues {
  const pickNaics = ({ naicsMode, naicsCodes, unlistedNaics }: MarketplaceFormValues) => ({
    naicsMode,
    naicsCodes,
    unlistedNaics,
  });
  if (isFieldEqual('naicsCodes', base, mine, reference)) return pickNaics(theirs);
  if (isFieldEqual('naicsCodes', base, theirs, reference)) return pickNaics(mine);
  const [before, own, other] = [base, mine, theirs].map((values) => excludedCodes(values, reference));
  if (!before || !own || !other) return pickNaics(mine);
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
export function mergeMarketplace(input: MergeInput): MergeResult {
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
