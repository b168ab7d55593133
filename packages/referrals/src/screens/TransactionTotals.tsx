import {
  AnchoredDialog,
  Button,
  formatTime,
  Inline,
  Select,
  Stack,
  TextField,
  useClock,
  useMessages,
  VisuallyHidden,
} from '@advantage/ui';
import { numbers, time } from '@advantage/ui/messages';
import { type FormEvent, useRef, useState } from 'react';
import { useToday } from '../columns/useClockValue.ts';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import { sumOf } from '../list/rowsBetween.tsx';
import * as en from '../messages/en.ts';
import { useGatheredRows } from '../tools/csvExportJob.ts';
import * as styles from './screen.css.ts';
import {
  type DateRange,
  isInRange,
  namedRange,
  parseRange,
  rangeNames,
  type TransactionRange,
} from './useTransactionRange.ts';

/** Keys of the options that are no named range. */
const [page, own, choose] = ['page', 'own', 'choose'];

export interface TransactionTotalsProps {
  /** Return value of `useTransactionRange`, whose source the list has. */
  readonly range: TransactionRange;
}

/**
 * The sum of the transactions that a list shows, and how many there are: those of a page, or of the days that the user
 * chooses, which are read page by page. Use inside `ReferralListProvider`, e.g. as the `summary` of a
 * `ReferralListScreen`.
 */
export function TransactionTotals({ range }: TransactionTotalsProps) {
  const t = useMessages(en.transactions);
  const { number } = useMessages(numbers);
  const times = useMessages(time);
  const { table, live, state, setState } = useReferralListParts('TransactionTotals');
  const clock = useClock();
  const today = useToday();
  const button = useRef<HTMLButtonElement>(null);
  const { shown, show, loadNewest } = range;
  const [wanted, setWanted] = useState<Pick<NonNullable<typeof shown>, 'range' | 'key'>>();
  const [isChoosing, setChoosing] = useState(false);
  const toFirstPage = () => setState({ pagination: { ...state.pagination, pageIndex: 0 } });
  const { state: reading, start, cancel } = useGatheredRows<object>(loadNewest, live.total);
  const read = (next: NonNullable<typeof wanted>) => {
    setWanted(next);
    start({
      isLast: ({ rows }) =>
        rows.some(({ lastModDate }) => lastModDate !== null && lastModDate < next.range.from),
      onRows({ rows, rejected, isComplete }) {
        if (!isComplete || rejected > 0) return undefined;
        show({
          ...next,
          rows: rows.filter((row) => isInRange(next.range, row.lastModDate)),
          at: clock.now(),
        });
        toFirstPage();
        return {};
      },
    });
  };
  const select = (key: string) => {
    cancel();
    if (key === choose) return setChoosing(true);
    const name = rangeNames.find((each) => each === key);
    if (name) return read({ key, range: namedRange(name, today) });
    show(undefined);
    toFirstPage();
  };

  const rows = table.getRowModel().rows.map(({ original }) => original);
  const count = shown ? shown.rows.length : table.getRowCount();
  const isPage = !shown && count > rows.length;
  const isReading = reading.kind === 'running' || reading.kind === 'failed';
  const current = isReading ? wanted : shown;
  // Reserves the space, so that rows don't move when they load.
  if (!current && rows.length === 0)
    return live.isLoading ? <div className={styles.band} aria-hidden="true" /> : null;
  const sum = t.price(sumOf(shown?.rows ?? rows));
  const words = shown
    ? t.ofRange(number(count), count, formatTime(shown.at, times))
    : (isPage ? t.ofPage : t.of)(number(count), count);
  const progress = isReading
    ? ([number(reading.progress.done), number(reading.progress.total)] as const)
    : undefined;
  return (
    <div className={styles.band}>
      <p className={styles.fact}>
        <bdi className={styles.amount}>{sum}</bdi> <span>{words}</span>
      </p>
      <VisuallyHidden>
        <span role="status">{shown && `${sum} ${words}`}</span>
      </VisuallyHidden>
      {(isPage || current) && (
        <div className={styles.range[isReading ? 'reading' : 'atRest']}>
          {progress && reading.kind === 'failed' && wanted && (
            <>
              <span role="alert" className={styles.problem}>
                {reading.message === '' ? t.incomplete : t.stopped(...progress)}
              </span>
              <Button size="s" tone="quiet" onPress={() => read(wanted)}>
                {t.failed}
              </Button>
            </>
          )}
          {progress && reading.kind === 'running' && (
            <Button size="s" tone="quiet" onPress={cancel}>
              {t.adding(...progress)}
            </Button>
          )}
          <Select
            ref={button}
            aria-label={t.dates}
            isQuiet
            options={[
              { value: page, label: t.thisPage },
              ...rangeNames.map((value) => ({ value, label: t.ranges[value] })),
              ...(current?.key === own
                ? [{ value: own, label: t.days(current.range.from, current.range.to - 1) }]
                : []),
              { value: choose, label: t.chooseDates },
            ]}
            value={current?.key ?? page}
            onChange={select}
          />
        </div>
      )}
      <AnchoredDialog isOpen={isChoosing} onClose={() => setChoosing(false)} label={t.dates} anchor={button}>
        <OwnDates
          onChoose={(next) => {
            setChoosing(false);
            read({ key: own, range: next });
          }}
        />
      </AnchoredDialog>
    </div>
  );
}

/** Asks for the first and the last day. */
function OwnDates({ onChoose }: { readonly onChoose: (range: DateRange) => void }) {
  const t = useMessages(en.transactions);
  const [[from, to], setDates] = useState<readonly [string, string]>(['', '']);
  const range = parseRange(from, to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (range) onChoose(range);
  };
  return (
    <form onSubmit={submit}>
      <Stack space={4}>
        <TextField
          label={t.from}
          type="date"
          size="m"
          value={from}
          onChange={(next) => setDates([next, to])}
          autoFocus
        />
        <TextField label={t.to} type="date" size="m" value={to} onChange={(next) => setDates([from, next])} />
        <Inline>
          <Button type="submit" tone="accent" isDisabled={!range}>
            {t.show}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
