import { Banner, Button, Dialog, formatShortDate, formatTime, ProgressBar, RadioGroup } from '@advantage/ui';
import { DownloadIcon } from '@advantage/ui/icons';
import { useState } from 'react';
import * as styles from './export.css.ts';
import { type ExportOptions, type ExportScope, type ExportState, useExport } from './useExport.ts';

export interface ExportDialogProps extends ExportOptions {
  /** Called when it is to close. */
  readonly onClose: () => void;
}

/** Asks which rows of a list to write down, and shows how far that is. */
export function ExportDialog({ onClose, ...options }: ExportDialogProps) {
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
      title="Export as CSV"
      actions={
        <>
          <Button onPress={close}>{state.kind === 'done' ? 'Done' : 'Cancel'}</Button>
          {state.kind !== 'done' && (
            <Button tone="accent" icon={DownloadIcon} isPending={isRunning} onPress={() => start(scope)}>
              {state.kind === 'failed' ? 'Try again' : 'Export'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <p className={styles.text}>
          The columns that show, in their order, for a spreadsheet. Times are in UTC.
        </p>
        <RadioGroup
          label="Rows"
          orientation="vertical"
          isDisabled={isRunning || state.kind === 'done'}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'shown', label: `This page: ${counted(rows.length)}` },
            { value: 'all', label: `All pages: ${counted(total)}` },
          ]}
        />
        <Progress state={state} />
      </div>
    </Dialog>
  );
}

const counted = (count: number) =>
  count === 1 ? '1 referral' : `${count.toLocaleString('en-US')} referrals`;

function Progress({ state }: { readonly state: ExportState }) {
  switch (state.kind) {
    case 'ready':
      return null;
    case 'running':
      return (
        <ProgressBar
          label="Gathering referrals"
          value={state.progress.done}
          maxValue={Math.max(1, state.progress.total)}
          valueLabel={progressText(state.progress)}
        />
      );
    case 'failed':
      return (
        <Banner tone="critical" role="alert" title="The export stopped.">
          {state.message} {progressText(state.progress)} are there; it goes on from here.
        </Banner>
      );
    case 'done':
      return (
        <Banner
          tone={state.isComplete && state.rejected === 0 ? 'positive' : 'caution'}
          role="status"
          title={`${counted(state.count)} exported.`}
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
  const [first, last] = [from, to].map((at) => `${formatShortDate(at)} ${formatTime(at)}`);
  return [
    first === last ? `As of ${last}.` : `Read from ${first} to ${last}.`,
    ...(isComplete ? [] : ['The list kept changing while it was read: rows may be missing.']),
    ...(rejected === 0
      ? []
      : [`${counted(rejected)} could not be read and ${rejected === 1 ? 'is' : 'are'} left out.`]),
  ];
}

const progressText = ({ done, total }: { readonly done: number; readonly total: number }) =>
  `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
