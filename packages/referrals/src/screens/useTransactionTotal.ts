import { useClock } from '@advantage/ui';
import { useEffect, useRef, useState } from 'react';
import { sumOf } from '../model/dayGroups.ts';
import {
  type CsvExportJob,
  createCsvExportJob,
  type ExportProgress,
  type LoadPage,
} from '../tools/csvExportJob.ts';

/** What is known about the total of all pages. */
export type TransactionTotal =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' | 'failed'; readonly progress: ExportProgress }
  | { readonly kind: 'done'; readonly count: number; readonly sum: number; readonly at: number };

/** Adds up all pages of the transactions by reading them, as an export does: the service has no sums. */
export function useTransactionTotal(list: { readonly loadPage: LoadPage; readonly length: number }) {
  const { loadPage, length } = list;
  const clock = useClock();
  const [state, setState] = useState<TransactionTotal>(none);
  const job = useRef<CsvExportJob>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const read = async (start: ExportProgress) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    job.current ??= createCsvExportJob(loadPage);
    let progress = start;
    const show = (kind: 'running' | 'failed') => setState({ kind, progress });
    show('running');
    try {
      const { rows, rejected, isComplete } = await job.current.gather(signal, (next) => {
        progress = next;
        show('running');
      });
      job.current = null;
      if (!isComplete || rejected > 0) return show('failed');
      setState({ kind: 'done', count: rows.length, sum: sumOf(rows), at: clock.now() });
    } catch {
      if (!signal.aborted) show('failed');
    }
  };

  return {
    total: state,
    /** Starts adding up, or continues after an error. */
    start: () => void read(state.kind === 'failed' ? state.progress : { done: 0, total: length }),
    /** Stops adding up, or forgets the total. */
    cancel() {
      controller.current?.abort();
      job.current = null;
      setState(none);
    },
  };
}

const none: TransactionTotal = { kind: 'none' };
