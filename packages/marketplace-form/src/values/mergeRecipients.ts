import { recipientFieldNames } from '../fields/fields.ts';
import { splitList } from '../fields/lists.ts';
import { type RecipientFieldName, type RecipientValues, recipientPath } from '../fields/values.ts';
import { isRecipientFieldEqual } from './compare.ts';
import { byAddress } from './effective.ts';
import type { ChooseSide, MergeVersions } from './mergeInput.ts';
import { withSingleDefaultPurchaser } from './recipients.ts';

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
export function mergeRecipients(
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
