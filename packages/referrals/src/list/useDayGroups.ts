import { useMessages } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import { useMemo } from 'react';
import { useToday } from '../columns/useClockValue.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import type { RowGroup, RowGroups } from '../table/ReferralRows.tsx';
import type { ReferralListParts } from './ReferralListProvider.tsx';

/** Returns the days of a list of purchases, while it's sorted by their time. Undefined if it isn't. */
export function useDayGroups(
  { table }: Pick<ReferralListParts, 'table'>,
  isOn: boolean,
): RowGroups | undefined {
  const t = useMessages(en.transactions);
  const { number } = useMessages(numbers);
  const today = useToday();
  const { pageIndex, pageSize } = table.state.pagination;
  const isByDay = isOn && table.state.sorting[0]?.id === 'purchased';
  const [hasPrevious, hasNext] = [pageIndex > 0, (pageIndex + 1) * pageSize < table.getRowCount()];
  const model = table.getRowModel();
  return useMemo(() => {
    if (!isByDay) return undefined;
    const toGroup = ({ day, count, sum, isCut }: DayGroup): RowGroup => ({
      name: t.day(day, today),
      count: isCut ? t.onThisPage(number(count)) : number(count),
      total: { column: 'soldPrice', text: t.price(sum) },
    });
    const rows = model.rows.map(({ original }) => original);
    const days = dayGroups(rows, { hasPrevious, hasNext });
    return new Map([...days].map(([id, day]) => [id, toGroup(day)]));
  }, [model, isByDay, hasPrevious, hasNext, today, t, number]);
}

/** The purchases of one day that a page shows. */
interface DayGroup {
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

/** Groups the purchases of a page by day, by the id of their first row. There may be pages before and after. */
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
