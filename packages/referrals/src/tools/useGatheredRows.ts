import { toSourceError } from '@advantage/live-list';
import { useClock } from '@advantage/ui';
import { useEffect, useRef, useState } from 'react';
import type { LoadPage } from '../list/useReferralList.ts';
import type { ReferralPage } from '../source/referralSource.ts';
import {
  type CsvExportJob,
  createCsvExportJob,
  type ExportProgress,
  type GatheredRows,
} from './csvExportJob.ts';

/** How far the reading of all pages is, and what was made of their rows. */
export type Gathering<Done> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'running' | 'failed'; readonly progress: ExportProgress; readonly message: string }
  | ({ readonly kind: 'done' } & Done);

interface GatheringOptions {
  readonly loadPage: LoadPage;
  readonly total: number;
}

interface GatheringUse<Done> {
  /** Whether the pages after this one are of no use. Default: none is. */
  readonly isLast?: (page: ReferralPage) => boolean;
  /** Called with all rows, and when reading began. Returns what to show; undefined if they are of no use. */
  readonly onRows: (gathered: GatheredRows, from: number) => Done | undefined;
}

/** Reads all pages of a list. Keeps rows loaded before an error, for the next attempt. */
export function useGatheredRows<Done>({ loadPage, total }: GatheringOptions) {
  const clock = useClock();
  const [state, setState] = useState<Gathering<Done>>({ kind: 'ready' });
  const run = useRef<{ readonly pages: CsvExportJob; readonly from: number }>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const gather = async ({ isLast, onRows }: GatheringUse<Done>) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    run.current ??= { pages: createCsvExportJob(loadPage, isLast), from: clock.now() };
    const { pages, from } = run.current;
    let progress = state.kind === 'failed' ? state.progress : { done: 0, total };
    const show = (kind: 'running' | 'failed', message = '') => setState({ kind, progress, message });
    show('running');
    try {
      const gathered = await pages.gather(signal, (next) => {
        progress = next;
        show('running');
      });
      run.current = null;
      const done = onRows(gathered, from);
      if (done) setState({ kind: 'done', ...done });
      else show('failed');
    } catch (error) {
      if (!signal.aborted) show('failed', toSourceError(error).message);
    }
  };

  return {
    state,
    /** Starts reading, or continues after an error. */
    start: (use: GatheringUse<Done>) => void gather(use),
    /** Shows rows that need no reading. */
    finish: (done: Done) => setState({ kind: 'done', ...done }),
    /** Stops reading, and forgets the rows. */
    cancel() {
      controller.current?.abort();
      run.current = null;
      setState({ kind: 'ready' });
    },
  };
}
