import { useStore } from '@advantage/live-list/react';
import {
  Banner,
  Button,
  Dialog,
  formatShortDate,
  formatTime,
  ProgressBar,
  RadioGroup,
  Stack,
  type Texts,
  useClock,
  useTexts,
} from '@advantage/ui';
import { DownloadIcon } from '@advantage/ui/icons';
import { numbers, time } from '@advantage/ui/messages';
import { useState } from 'react';
import { failingSince } from '../list/liveContent.ts';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';
import { type GatheredRows, type Gathering, useGatheredRows } from './csvExportJob.ts';
import { saveCsv } from './referralCsv.ts';
import * as styles from './tools.css.ts';

interface Saved {
  readonly count: number;
  readonly rejected: number;
  readonly isComplete: boolean;
  /** When reading started (`from`) and ended (`to`). */
  readonly from: number;
  readonly to: number;
}

/** Asks which rows of a list to export, and shows the progress. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { id, table, live, loadPage, audience, showPrices } = useReferralListParts('ExportDialog');
  const since = useStore(live.list.status, failingSince);
  const { total } = live;
  const rows = table.getRowModel().rows.map(({ original }) => original);
  const clock = useClock();
  const texts = useTexts();
  const t = texts(en.exporting);
  const [scope, setScope] = useState<'shown' | 'all'>('shown');
  const save = ({ rows, rejected, isComplete }: GatheredRows, from: number, to = clock.now()): Saved => {
    saveCsv(id, rows, table, { audience, showPrices, now: to, texts }, isComplete && rejected === 0);
    return { count: rows.length, rejected, isComplete, from, to };
  };
  const { state, start, finish, cancel } = useGatheredRows<Saved>(loadPage, total);
  const exportRows = () => {
    if (scope === 'all') return start({ onRows: save });
    const at = since ?? clock.now();
    finish(save({ rows, rejected: live.rejected, isComplete: true }, at, at));
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
      <Stack space={4}>
        <p className={styles.muted}>{t.hint}</p>
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
      </Stack>
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
            <p key={text} className={styles.paragraph}>
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
