import { mergeItems } from '../fields/codecs.ts';
import { fieldsIn, namesIn } from '../fields/fields.ts';
import { joinList } from '../fields/lists.ts';
import type { FieldName, FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import { sameField } from './compare.ts';
import type { ChooseSide, MergeInput, MergeVersions } from './mergeInput.ts';
import { mergeRecipients } from './mergeRecipients.ts';
import { excludedCodes, type NaicsValues } from './naics.ts';

/** What became of two edits of one marketplace. */
export interface Merge {
  /** Both edits together. */
  readonly values: MarketplaceFormValues;
  /** Fields that both changed, each to something else. */
  readonly conflicts: readonly FieldPath[];
}

const take = <Name extends FieldName>(to: MarketplaceFormValues, from: MarketplaceFormValues, name: Name) => {
  to[name] = from[name];
};

/** Merges a field that both sides may have changed, and writes it into `merged`, which holds theirs. */
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

/** The NAICS fields belong together: the text means nothing without its mode. */
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
 * Brings two edits of one marketplace together: what only one side changed is taken over, lists take both
 * sides' additions and removals, and the rest is a conflict for the person to choose.
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
