import { isNew, useTexts } from '@advantage/ui';
import { tableStyles } from '@advantage/ui/internal';
import { numbers } from '@advantage/ui/messages';
import { useMemo } from 'react';
import { useClockValue, useToday } from '../columns/useClockValue.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import type { RowBetween, RowsBetween } from '../table/drawnTable.ts';
import type { ReferralListParts } from './ReferralListProvider.tsx';
import * as styles from './rowsBetween.css.ts';

/** Returns the row before the first earlier one, while the newest come first and new ones are above it. */
export function useEarlierDivider({ table }: Pick<ReferralListParts, 'table'>, isOn: boolean) {
  const texts = useTexts();
  const { rows } = table.getRowModel();
  const [sort] = table.state.sorting;
  const isNewestFirst = isOn && sort?.id === 'addDate' && sort.desc;
  const id = useClockValue((now) => {
    const index = isNewestFirst ? rows.findIndex(({ original }) => !isNew(original.addDate, now)) : 0;
    return index > 0 ? rows[index]?.id : undefined;
  });
  return useMemo((): RowsBetween | undefined => {
    if (id === undefined) return undefined;
    const { earlier } = texts(en.memberCells);
    // Screen readers hear 'NEW' in the rows above it.
    const tableRow: RowBetween['tableRow'] = ({ length }) => (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the row can receive focus
      <tr key={`before ${id}`} aria-hidden="true">
        <td colSpan={length} className={styles.earlier}>
          {earlier}
        </td>
      </tr>
    );
    return new Map([[id, { tableRow }]]);
  }, [id, texts]);
}

/**
 * Returns a row for each day of a list of purchases, with their count and sum, while it's sorted by their time. Undefined
 * if it isn't.
 */
export function useDays({ table }: Pick<ReferralListParts, 'table'>, isOn: boolean): RowsBetween | undefined {
  const texts = useTexts();
  const today = useToday();
  const { pageIndex, pageSize } = table.state.pagination;
  const isByDay = isOn && table.state.sorting[0]?.id === 'purchased';
  const [hasPrevious, hasNext] = [pageIndex > 0, (pageIndex + 1) * pageSize < table.getRowCount()];
  const model = table.getRowModel();
  return useMemo(() => {
    if (!isByDay) return undefined;
    const t = texts(en.transactions);
    const { number } = texts(numbers);
    const rows = model.rows.map(({ original }) => original);
    const days = dayGroups(rows, { hasPrevious, hasNext });
    return new Map(
      [...days].map(([id, { day, count, sum, isCut }]) => {
        const name = t.day(day, today);
        return [id, dayRow(id, name, isCut ? t.onThisPage(number(count)) : number(count), t.price(sum))];
      }),
    );
  }, [model, isByDay, hasPrevious, hasNext, today, texts]);
}

/** What the purchases of a day have in common and their number, and their total in its column. */
const dayRow = (id: string, day: string, count: string, total: string): RowBetween => ({
  tableRow(columns, looks) {
    const index = columns.findIndex((column) => column.id === 'soldPrice');
    const rest = columns.length - index - 1;
    return (
      <tr key={`before ${id}`} className={styles.group}>
        <td className={tableStyles.cell} colSpan={index > 0 ? index : columns.length}>
          <b className={styles.groupName}>{day}</b>
          <span>{index > 0 ? ` · ${count}` : ` · ${count} · ${total}`}</span>
        </td>
        {index > 0 && <td className={looks.byId.get('soldPrice')?.cell.className}>{total}</td>}
        {index > 0 && rest > 0 && <td className={tableStyles.cell} colSpan={rest} />}
      </tr>
    );
  },
  card: (
    <li key={`before ${id}`} className={styles.cards}>
      <span>
        <b className={styles.groupName}>{day}</b>
        <span>{` · ${count}`}</span>
      </span>
      <span>{total}</span>
    </li>
  ),
});

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
