import { useMessages } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import { useMemo } from 'react';
import { useToday } from '../columns/useClockValue.ts';
import * as en from '../messages/en.ts';
import { type DayGroup, dayGroups } from '../model/dayGroups.ts';
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
