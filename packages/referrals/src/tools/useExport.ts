import { toSourceError } from '@advantage/live-list';
import { useClock, useTexts } from '@advantage/ui';
import { useEffect, useRef, useState } from 'react';
import type { TextReader } from '../columns/columnMeta.ts';
import type { ListSnapshot } from '../list/listSnapshot.ts';
import {
  type CsvExportJob,
  createCsvExportJob,
  type ExportProgress,
  type GatheredRows,
} from './csvExportJob.ts';
import { type CsvColumn, exportFileName, referralCsv } from './referralCsv.ts';
import { saveFile } from './saveFile.ts';

/** Rows to export: the current page or all pages. */
export type ExportScope = 'shown' | 'all';

/** Options of `useExport`. */
export interface ExportOptions extends Pick<TextReader, 'audience' | 'showPrices'> {
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
}

/** State of an export. */
export type ExportState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'running'; readonly progress: ExportProgress }
  | { readonly kind: 'failed'; readonly progress: ExportProgress; readonly message: string }
  | {
      readonly kind: 'done';
      readonly count: number;
      readonly rejected: number;
      readonly isComplete: boolean;
      /** When reading started (`from`) and ended (`to`). */
      readonly from: number;
      readonly to: number;
    };

const ready: ExportState = { kind: 'ready' };

/** Exports a list as a file. Keeps rows loaded before an error, for the next attempt. */
export function useExport(options: ExportOptions) {
  const { list, shown, columns, audience, showPrices, rejected, failingSince } = options;
  const clock = useClock();
  const texts = useTexts();
  const [state, setState] = useState(ready);
  const run = useRef<{ readonly pages: CsvExportJob; readonly from: number }>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const save = ({ rows, rejected, isComplete }: GatheredRows, from: number, to: number) => {
    saveFile(
      exportFileName(list, to, isComplete && rejected === 0),
      referralCsv(rows, columns, { audience, showPrices, now: to, texts }),
      'text/csv;charset=utf-8',
    );
    setState({ kind: 'done', count: rows.length, rejected, isComplete, from, to });
  };

  const gather = async (progress: ExportProgress) => {
    const abortController = new AbortController();
    const { signal } = abortController;
    controller.current = abortController;
    run.current ??= { pages: createCsvExportJob(shown.loadPage), from: clock.now() };
    const { pages, from } = run.current;
    let latest = progress;
    setState({ kind: 'running', progress });
    try {
      const gathered = await pages.gather(signal, (next) => {
        latest = next;
        setState({ kind: 'running', progress: next });
      });
      run.current = null;
      save(gathered, from, clock.now());
    } catch (error) {
      if (!signal.aborted)
        setState({ kind: 'failed', progress: latest, message: toSourceError(error).message });
    }
  };

  return {
    state,
    /** Starts the export, or continues it after an error. */
    start(scope: ExportScope) {
      if (scope === 'shown') {
        const at = failingSince ?? clock.now();
        return save({ rows: shown.rows, rejected, isComplete: true }, at, at);
      }
      void gather(state.kind === 'failed' ? state.progress : { done: 0, total: shown.total });
    },
    /** Cancels the export without saving a file. */
    cancel() {
      controller.current?.abort();
      run.current = null;
      setState(ready);
    },
  };
}
