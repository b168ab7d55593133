import {
  Banner,
  Button,
  Dialog,
  formatShortDate,
  formatTime,
  ProgressBar,
  RadioGroup,
  type Texts,
  useTexts,
} from '@advantage/ui';
import { DownloadIcon } from '@advantage/ui/icons';
import { numbers, time } from '@advantage/ui/messages';
import { useState } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './export.css.ts';
import { type ExportOptions, type ExportScope, type ExportState, useExport } from './useExport.ts';

export interface ExportDialogProps extends ExportOptions {
  /** Called when the user closes the dialog. */
  readonly onClose: () => void;
}

/** Asks which rows of a list to export, and shows the progress. */
export function ExportDialog({ onClose, ...options }: ExportDialogProps) {
  const texts = useTexts();
  const t = texts(en.exporting);
  const { state, start, cancel } = useExport(options);
  const [scope, setScope] = useState<ExportScope>('shown');
  const { rows, total } = options.shown;
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
            <Button tone="accent" icon={DownloadIcon} isPending={isRunning} onPress={() => start(scope)}>
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

function Progress({ state }: { readonly state: ExportState }) {
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
function doneTexts(
  { from, to, isComplete, rejected }: Extract<ExportState, { readonly kind: 'done' }>,
  texts: Texts,
) {
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
