import { mergeItems } from '../fields/codecs.ts';
import type { MarketplaceReference } from '../fields/field.ts';
import { fieldsIn, namesIn, recipientFieldNames } from '../fields/fields.ts';
import { joinList, splitList } from '../fields/lists.ts';
import {
  type FieldPath,
  type MarketplaceFormValues,
  type RecipientValues,
  recipientPath,
} from '../fields/values.ts';
import { isFieldEqual, isRecipientFieldEqual } from './compare.ts';
import { byAddress } from './effective.ts';
import { excludedCodes, type NaicsValues, pickNaics } from './naics.ts';
import { withSingleDefaultPurchaser } from './recipients.ts';

/** The side that wins a conflict: the user's form or the server. */
export type MergeSide = 'mine' | 'theirs';

/** Three versions of the same thing. */
interface Sides<Values> {
  /** As it was loaded. */
  readonly base: Values;
  /** As it is now, with the user's edits. */
  readonly mine: Values;
  /** The server's current version. */
  readonly theirs: Values;
}

/** The three versions of a form to merge. */
export interface MergeVersions extends Sides<MarketplaceFormValues> {
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

/** Returns the side whose value a field gets, or that both changed it to different values. */
function sideOf<Values>({ base, mine, theirs }: Sides<Values>, isEqual: (a: Values, b: Values) => boolean) {
  if (isEqual(base, mine) || isEqual(mine, theirs)) return 'theirs';
  return isEqual(base, theirs) ? 'mine' : 'both';
}

/** Merges the NAICS fields as a unit, because the text has no meaning without its mode. */
function mergeNaics({ base, mine, theirs, reference }: MergeVersions): NaicsValues {
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
  const { base, mine, reference } = input;
  for (const name of namesIn(reference)) {
    if (name === 'naicsCodes') continue;
    const side = sideOf(input, (a, b) => isFieldEqual(name, a, b, reference));
    const codec = fieldsIn(reference)[name]?.codec;
    if (side === 'both' && codec?.merge)
      Object.assign(values, { [name]: codec.merge(base[name], mine[name], theirs[name]) });
    else if (side === 'mine' || (side === 'both' && choose(name) === 'mine'))
      Object.assign(values, { [name]: mine[name] });
  }
  values.recipients = mergeRecipients(input, values.emailRecipients, choose);
  return { values, conflicts };
}

/** Merges a recipient that exists on both sides. Keeps the ids of the server's row. */
function mergeRow(sides: Sides<RecipientValues>, choose: ChooseSide): RecipientValues {
  const { mine, theirs } = sides;
  const taken = recipientFieldNames.filter((name) => {
    const side = sideOf(sides, (a, b) => isRecipientFieldEqual(name, a, b));
    return side === 'mine' || (side === 'both' && choose(recipientPath(theirs.recipientId, name)) === 'mine');
  });
  return { ...theirs, ...Object.fromEntries(taken.map((name) => [name, mine[name]])) };
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
    const row = base && mine && theirs ? mergeRow({ base, mine, theirs }, choose) : (theirs ?? mine);
    return row ?? [];
  });
  const chosenByMe = rows.find(
    (row) =>
      row.defaultPurchaser && mineByAddress.get(row.emailAddress.toLowerCase())?.defaultPurchaser === true,
  );
  return withDistinctIds(withSingleDefaultPurchaser(rows, chosenByMe));
}
