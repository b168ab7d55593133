import { toSourceError } from '@advantage/live-list';
import { useClock } from '@advantage/ui';
import { useEffect, useRef, useState } from 'react';
import type { ShownList } from '../list/shownList.ts';
import type { CsvColumn } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import type { TextReader } from '../table/columnMeta.ts';
import { createExportRun, type ExportProgress, type ExportRun } from './exportRun.ts';
import { exportFileName, referralCsv } from './referralCsv.ts';
import { saveFile } from './saveFile.ts';

/** Which rows are written down. */
export type ExportScope = 'shown' | 'all';

/** What an export is about. */
export interface ExportOptions extends Pick<TextReader, 'audience'> {
  /** The name of the list, for the file. */
  readonly list: string;
  /** What the list shows. */
  readonly shown: ShownList;
  /** The columns as they show. */
  readonly columns: readonly CsvColumn[];
}

/** How an export is doing. */
export type ExportState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'running'; readonly progress: ExportProgress }
  | { readonly kind: 'failed'; readonly progress: ExportProgress; readonly message: string }
  | { readonly kind: 'done'; readonly count: number; readonly rejected: number };

const ready: ExportState = { kind: 'ready' };

/** Writes a list down as a file. What was gathered before a fault is kept for the next try. */
export function useExport({ list, shown, columns, audience }: ExportOptions) {
  const clock = useClock();
  const [state, setState] = useState(ready);
  const run = useRef<ExportRun>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const save = (rows: readonly Referral[], rejected: number) => {
    const now = clock.now();
    saveFile(
      exportFileName(list, now),
      referralCsv(rows, columns, { audience, now }),
      'text/csv;charset=utf-8',
    );
    setState({ kind: 'done', count: rows.length, rejected });
  };

  const gather = async (progress: ExportProgress) => {
    const own = new AbortController();
    const { signal } = own;
    controller.current = own;
    run.current ??= createExportRun(shown.loadPage);
    let latest = progress;
    setState({ kind: 'running', progress });
    try {
      const { rows, rejected } = await run.current.gather(signal, (next) => {
        latest = next;
        setState({ kind: 'running', progress: next });
      });
      run.current = null;
      save(rows, rejected);
    } catch (error) {
      if (!signal.aborted)
        setState({ kind: 'failed', progress: latest, message: toSourceError(error).message });
    }
  };

  return {
    state,
    /** Begins, or goes on after a fault. */
    start(scope: ExportScope) {
      if (scope === 'shown') return save(shown.rows, 0);
      void gather(state.kind === 'failed' ? state.progress : { done: 0, total: shown.total });
    },
    /** Gives up; nothing is saved. */
    cancel() {
      controller.current?.abort();
      run.current = null;
      setState(ready);
    },
  };
}
