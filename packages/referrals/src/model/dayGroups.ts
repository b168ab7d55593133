import type { Referral } from './referral.ts';

/** The purchases of one day that a page shows. */
export interface DayGroup {
  /** The start of the day in the user's time zone. Null: purchases without a time. */
  readonly day: number | null;
  readonly count: number;
  /** The sum of their prices, in dollars. */
  readonly sum: number;
  /** Whether the day may have more purchases on the page before or after. */
  readonly isCut: boolean;
}

/** The sum of the prices of purchases, in dollars. */
export const sumOf = (rows: readonly Pick<Referral, 'soldPrice'>[]): number =>
  rows.reduce((sum, { soldPrice }) => sum + (soldPrice ?? 0), 0);

const dayOf = ({ lastModDate }: Referral) =>
  lastModDate === null ? null : new Date(lastModDate).setHours(0, 0, 0, 0);

/**
 * Groups the purchases of a page, in their order, by day. Each group has the id of its first row. `hasPrevious` and
 * `hasNext` are whether there are pages before and after.
 */
export function dayGroups(
  rows: readonly Referral[],
  { hasPrevious, hasNext }: { readonly hasPrevious: boolean; readonly hasNext: boolean },
): ReadonlyMap<string, DayGroup> {
  const starts = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return before && dayOf(before) === dayOf(row) ? [] : [{ row, index }];
  });
  return new Map(
    starts.map(({ row, index }, group) => {
      const end = starts[group + 1]?.index ?? rows.length;
      const isCut = (hasPrevious && index === 0) || (hasNext && end === rows.length);
      return [
        row.opportunityId,
        { day: dayOf(row), count: end - index, sum: sumOf(rows.slice(index, end)), isCut },
      ];
    }),
  );
}
