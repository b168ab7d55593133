import { Button, formatTime, useClock, useMessages } from '@advantage/ui';
import { numbers, time } from '@advantage/ui/messages';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import { sumOf } from '../list/useDayGroups.ts';
import * as en from '../messages/en.ts';
import { useGatheredRows } from '../tools/csvExportJob.ts';
import * as styles from './screen.css.ts';

/**
 * The sum of the transactions of a page and how many there are, with a button that reads and adds up all pages. Use
 * inside `ReferralListProvider`, e.g. as the `summary` of a `ReferralListScreen`.
 */
export function TransactionTotals() {
  const t = useMessages(en.transactions);
  const { number } = useMessages(numbers);
  const times = useMessages(time);
  const { table, live, loadPage } = useReferralListParts('TransactionTotals');
  const clock = useClock();
  // The service has no sums.
  const { state, start, cancel } = useGatheredRows({
    loadPage,
    total: live.total,
    onRows: ({ rows, rejected, isComplete }) =>
      isComplete && rejected === 0 ? { count: rows.length, sum: sumOf(rows), at: clock.now() } : undefined,
  });
  const rows = table.getRowModel().rows.map(({ original }) => original);
  const count = table.getRowCount();
  const isPage = count > rows.length;
  const all = isPage && state.kind === 'done' ? state : undefined;
  // Reserves the space, so that rows don't move when they load.
  if (rows.length === 0) return live.isLoading ? <div className={styles.band} aria-hidden="true" /> : null;
  const words = all
    ? t.ofAll(number(all.count), formatTime(all.at, times))
    : isPage
      ? t.ofPage(number(count), count)
      : t.of(number(count), count);
  return (
    <div className={styles.band}>
      <p className={styles.fact}>
        <bdi className={styles.amount}>{t.price(all?.sum ?? sumOf(rows))}</bdi> <span>{words}</span>
      </p>
      {isPage && (
        <Button
          size="s"
          tone="quiet"
          onPress={state.kind === 'ready' || state.kind === 'failed' ? start : cancel}
        >
          {state.kind === 'running'
            ? t.adding(number(state.progress.done), number(state.progress.total))
            : { ready: t.allPages, failed: t.failed, done: t.thisPage }[state.kind]}
        </Button>
      )}
    </div>
  );
}
