import { mergeItems } from '../fields/codecs.ts';
import type { MarketplaceReference } from '../fields/field.ts';
import { fieldsIn, namesIn, recipientFieldNames } from '../fields/fields.ts';
import { joinList, splitList } from '../fields/lists.ts';
import {
  type FieldName,
  type FieldPath,
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientValues,
  recipientPath,
} from '../fields/values.ts';
import { isFieldEqual, isRecipientFieldEqual } from './compare.ts';
import { byAddress } from './effective.ts';
import { excludedCodes, type NaicsValues } from './naics.ts';
import { withSingleDefaultPurchaser } from './recipients.ts';

/** The side that wins a conflict: the user's form or the server. */
export type MergeSide = 'mine' | 'theirs';

/** The three versions of a form to merge. */
export interface MergeVersions {
  /** The form as it was loaded. */
  readonly base: MarketplaceFormValues;
  /** The form as it is now, with the user's edits. */
  readonly mine: MarketplaceFormValues;
  /** The server's current version, as form values. */
  readonly theirs: MarketplaceFormValues;
  readonly reference: MarketplaceReference;
}

/** Input of a merge: three versions, and a choice for each conflict. */
export interface MergeInput extends MergeVersions {
  /** The winning side of each conflict. Default `mine`. */
  readonly choices?: Readonly<Partial<Record<FieldPath, MergeSide>>>;
}

/** Returns the side that wins a conflict. */
type ChooseSide = (path: FieldPath) => MergeSide;

interface MergeResult {
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

/** Merges a recipient that exists on both sides. Keeps the ids of the server's row. */
function mergeRow(
  base: RecipientValues,
  mine: RecipientValues,
  theirs: RecipientValues,
  choose: ChooseSide,
): RecipientValues {
  const row = { ...theirs };
  const takeMine = <Name extends RecipientFieldName>(name: Name) => {
    row[name] = mine[name];
  };
  for (const name of recipientFieldNames) {
    if (isRecipientFieldEqual(name, base, mine) || isRecipientFieldEqual(name, mine, theirs)) continue;
    const isMine =
      isRecipientFieldEqual(name, base, theirs) || choose(recipientPath(row.recipientId, name)) === 'mine';
    if (isMine) takeMine(name);
  }
  return row;
}

/**
 * Resolves duplicate ids. Unsaved rows may have the same temporary id on both sides, so the later row gets a new, lower
 * one.
 */
function withDistinctIds(rows: readonly RecipientValues[]): RecipientValues[] {
  const usedIds = new Set<number>();
  let lowestId = Math.min(0, ...rows.map(({ recipientId }) => recipientId));
  return rows.map((row) => {
    const recipientId = usedIds.has(row.recipientId) ? --lowestId : row.recipientId;
    usedIds.add(recipientId);
    return { ...row, recipientId };
  });
}

/** Merges the recipients of the merged addresses. A default purchaser that the user selected wins over the server's. */
function mergeRecipients(
  { base, mine, theirs }: MergeVersions,
  addresses: string,
  choose: ChooseSide,
): RecipientValues[] {
  const baseByAddress = byAddress(base.recipients);
  const mineByAddress = byAddress(mine.recipients);
  const theirsByAddress = byAddress(theirs.recipients);
  const keys = new Set(splitList(addresses).map((address) => address.toLowerCase()));
  const rows = [...keys].flatMap((key) => {
    const [base, mine, theirs] = [baseByAddress.get(key), mineByAddress.get(key), theirsByAddress.get(key)];
    const row = base && mine && theirs ? mergeRow(base, mine, theirs, choose) : (theirs ?? mine);
    return row ?? [];
  });
  const chosenByMe = rows.find(
    (row) =>
      row.defaultPurchaser && mineByAddress.get(row.emailAddress.toLowerCase())?.defaultPurchaser === true,
  );
  return withDistinctIds(withSingleDefaultPurchaser(rows, chosenByMe));
}
