import {
  Banner,
  Button,
  Dialog,
  formatShortDate,
  formatTime,
  ProgressBar,
  RadioGroup,
  useMessages,
} from '@advantage/ui';
import { DownloadIcon } from '@advantage/ui/icons';
import { useState } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './export.css.ts';
import { type ExportOptions, type ExportScope, type ExportState, useExport } from './useExport.ts';

export interface ExportDialogProps extends ExportOptions {
  /** Called when it is to close. */
  readonly onClose: () => void;
}

/** Asks which rows of a list to write down, and shows how far that is. */
export function ExportDialog({ onClose, ...options }: ExportDialogProps) {
  const t = useMessages(en.exporting);
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
            { value: 'shown', label: t.thisPage(counted(rows.length)) },
            { value: 'all', label: t.allPages(counted(total)) },
          ]}
        />
        <Progress state={state} />
      </div>
    </Dialog>
  );
}

const counted = (count: number) => en.exporting.referrals(count);

function Progress({ state }: { readonly state: ExportState }) {
  const t = useMessages(en.exporting);
  switch (state.kind) {
    case 'ready':
      return null;
    case 'running':
      return (
        <ProgressBar
          label={t.gathering}
          value={state.progress.done}
          maxValue={Math.max(1, state.progress.total)}
          valueLabel={progressText(state.progress)}
        />
      );
    case 'failed':
      return (
        <Banner tone="critical" role="alert" title={t.stopped}>
          {state.message} {t.pausedAt(progressText(state.progress))}
        </Banner>
      );
    case 'done':
      return (
        <Banner
          tone={state.isComplete && state.rejected === 0 ? 'positive' : 'caution'}
          role="status"
          title={t.exported(counted(state.count))}
        >
          {doneTexts(state).map((text) => (
            <p key={text} className={styles.line}>
              {text}
            </p>
          ))}
        </Banner>
      );
  }
}

/** Which moment the file shows, and what may be missing. */
function doneTexts({ from, to, isComplete, rejected }: Extract<ExportState, { readonly kind: 'done' }>) {
  const words = (at: number) => `${formatShortDate(at)} ${formatTime(at)}`;
  const [first, last] = [words(from), words(to)];
  return [
    first === last ? en.exporting.asOf(last) : en.exporting.read(first, last),
    ...(isComplete ? [] : [en.exporting.changed]),
    ...(rejected === 0 ? [] : [en.exporting.leftOut(counted(rejected), rejected)]),
  ];
}

const progressText = ({ done, total }: { readonly done: number; readonly total: number }) =>
  `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
