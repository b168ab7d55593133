import {
  Banner,
  Button,
  Dialog,
  formatShortDate,
  formatTime,
  ProgressBar,
  RadioGroup,
  type Texts,
  useClock,
  useTexts,
} from '@advantage/ui';
import { DownloadIcon } from '@advantage/ui/icons';
import { numbers, time } from '@advantage/ui/messages';
import { useState } from 'react';
import type { TextReader } from '../columns/column.ts';
import type { ListSnapshot } from '../list/listSnapshot.ts';
import * as en from '../messages/en.ts';
import type { GatheredRows } from './csvExportJob.ts';
import * as styles from './export.css.ts';
import { type CsvColumn, exportFileName, referralCsv } from './referralCsv.ts';
import { saveFile } from './saveFile.ts';
import { type Gathering, useGatheredRows } from './useGatheredRows.ts';

export interface ExportDialogProps extends Pick<TextReader, 'audience' | 'showPrices'> {
  /** Name of the list, for the file name. */
  readonly list: string;
  /** What the list currently shows. */
  readonly shown: ListSnapshot;
  /** Number of malformed rows on the page. */
  readonly rejected: number;
  /** Time since which refreshing fails. Null if the list never loaded; undefined while it refreshes. */
  readonly failingSince: number | null | undefined;
  /** The visible columns, in order. */
  readonly columns: readonly CsvColumn[];
  /** Called when the user closes the dialog. */
  readonly onClose: () => void;
}

/** An export that was saved. */
interface Saved {
  readonly count: number;
  readonly rejected: number;
  readonly isComplete: boolean;
  /** When reading started (`from`) and ended (`to`). */
  readonly from: number;
  readonly to: number;
}

/** Asks which rows of a list to export, and shows the progress. */
export function ExportDialog(props: ExportDialogProps) {
  const { list, columns, audience, showPrices, failingSince, onClose } = props;
  const { rows, total, loadPage } = props.shown;
  const clock = useClock();
  const texts = useTexts();
  const t = texts(en.exporting);
  const [scope, setScope] = useState<'shown' | 'all'>('shown');
  const save = ({ rows, rejected, isComplete }: GatheredRows, from: number, to = clock.now()): Saved => {
    saveFile(
      exportFileName(list, to, isComplete && rejected === 0),
      referralCsv(rows, columns, { audience, showPrices, now: to, texts }),
      'text/csv;charset=utf-8',
    );
    return { count: rows.length, rejected, isComplete, from, to };
  };
  const { state, start, finish, cancel } = useGatheredRows({ loadPage, total, onRows: save });
  const exportRows = () => {
    if (scope === 'all') return start();
    const at = failingSince ?? clock.now();
    finish(save({ rows, rejected: props.rejected, isComplete: true }, at, at));
  };
  const close = () => {
    cancel();
    onClose();
  };
  const isRunning = state.kind === 'running';
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t.title}
      actions={
        <>
          <Button onPress={close}>{state.kind === 'done' ? t.done : t.cancel}</Button>
          {state.kind !== 'done' && (
            <Button tone="accent" icon={DownloadIcon} isPending={isRunning} onPress={exportRows}>
              {state.kind === 'failed' ? t.tryAgain : t.export}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <p className={styles.text}>{t.hint}</p>
        <RadioGroup
          label={t.rows}
          orientation="vertical"
          isDisabled={isRunning || state.kind === 'done'}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'shown', label: t.thisPage(counted(rows.length, texts)) },
            { value: 'all', label: t.allPages(counted(total, texts)) },
          ]}
        />
        <Progress state={state} />
      </div>
    </Dialog>
  );
}

const counted = (count: number, texts: Texts) =>
  texts(en.exporting).referrals(count, texts(numbers).number(count));

function Progress({ state }: { readonly state: Gathering<Saved> }) {
  const texts = useTexts();
  const t = texts(en.exporting);
  switch (state.kind) {
    case 'ready':
      return null;
    case 'running':
      return (
        <ProgressBar
          label={t.gathering}
          value={state.progress.done}
          maxValue={Math.max(1, state.progress.total)}
          valueLabel={progressText(state.progress, texts)}
        />
      );
    case 'failed':
      return (
        <Banner tone="critical" role="alert" title={t.stopped}>
          {`${state.message} ${t.pausedAt(progressText(state.progress, texts))}`}
        </Banner>
      );
    case 'done':
      return (
        <Banner
          tone={state.isComplete && state.rejected === 0 ? 'positive' : 'caution'}
          role="status"
          title={t.exported(counted(state.count, texts))}
        >
          {doneTexts(state, texts).map((text) => (
            <p key={text} className={styles.line}>
              {text}
            </p>
          ))}
        </Banner>
      );
  }
}

/** Returns the notes on a finished export: the time of its data, and what may be missing. */
function doneTexts({ from, to, isComplete, rejected }: Saved, texts: Texts) {
  const t = texts(en.exporting);
  const times = texts(time);
  const words = (at: number) => `${formatShortDate(at, times)} ${formatTime(at, times)}`;
  const [first, last] = [words(from), words(to)];
  return [
    first === last ? t.asOf(last) : t.read(first, last),
    ...(isComplete ? [] : [t.changed]),
    ...(rejected === 0 ? [] : [t.leftOut(counted(rejected, texts), rejected)]),
  ];
}

function progressText({ done, total }: { readonly done: number; readonly total: number }, texts: Texts) {
  const { number } = texts(numbers);
  return texts(en.exporting).progress(number(done), number(total));
}
