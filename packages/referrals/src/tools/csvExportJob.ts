import { toSourceError } from '@advantage/live-list';
import { useClock } from '@advantage/ui';
import { useEffect, useRef, useState } from 'react';
import type { LoadPage } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';

/** Page size of an export: the most rows that a service returns per request. */
export const exportPageSize = 100;

/** Progress of an export. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
}

/** The rows of all pages, and how many were left out. */
export interface GatheredRows {
  readonly rows: readonly Referral[];
  readonly rejected: number;
  /** False if the list kept changing, so rows may have been missed between pages. */
  readonly isComplete: boolean;
}

/** Maximum number of attempts to read a list from its start, because rows may have been missed between pages. */
const maxPasses = 3;

/** Rows that a page shares with those read before: as long as fewer leave between two requests, none is missed. */
const minOverlap = 5;

/** Returns the page and size that load most rows from row `next` on, with an overlap: services know no offsets. */
export function overlappingPage(next: number) {
  let best = { page: 0, size: exportPageSize };
  let maxGain = exportPageSize - next;
  for (let size = exportPageSize; size > exportPageSize / 2; size -= 1) {
    const page = Math.max(0, Math.floor((next - minOverlap) / size));
    const gained = (page + 1) * size - next;
    if (gained <= maxGain) continue;
    best = { page, size };
    maxGain = gained;
  }
  return best;
}

/**
 * Creates a job that loads all pages of a list, which may change meanwhile. Each page overlaps the end of the previous
 * one: a known row in the overlap proves that no row was missed in between. Otherwise, or if there are fewer rows than
 * the list claims, the job starts over. If that doesn't help, the result says that it's incomplete. Rows loaded twice
 * count once.
 *
 * A service may return fewer rows than requested, because it has a smaller page size. Its pages can't overlap, so a
 * list that got shorter is the sign of missed rows.
 *
 * Stops early after a page for which `isLast` returns true. Default: reads to the end of the list.
 */
export function createCsvExportJob(load: LoadPage, isLast: (page: ReferralPage) => boolean = () => false) {
  const rows = new Map<string, Referral>();
  let passes = 1;
  let pass = createPass();
  const addPage = (start: number, answer: ReferralPage) => {
    const { rejected = 0, total } = answer;
    const shared = pass.next - start;
    const firstNewIndex = answer.rows.findIndex(({ opportunityId }) => !rows.has(opportunityId));
    const knownRows = firstNewIndex < 0 ? answer.rows.length : firstNewIndex;
    for (const row of answer.rows) rows.set(row.opportunityId, row);
    pass.mayMissRows ||= pass.hasOwnSize ? total < pass.total : shared > 0 && knownRows === 0;
    // Malformed rows in the overlap were already counted with the previous page.
    pass.rejected += Math.max(0, rejected - Math.max(0, shared - knownRows));
    const count = answer.rows.length + rejected;
    pass.next = start + count;
    if (pass.calls === 0) pass.firstTotal = total;
    pass.total = total;
    pass.isAtEnd = count <= shared || pass.next >= total;
    pass.mayMissRows ||= pass.isAtEnd && rows.size + pass.rejected < Math.min(pass.firstTotal, total);
    pass.isAtEnd ||= isLast(answer);
  };
  return {
    /** Loads the missing pages one by one. Rejects with the error of a request; call it again to continue. */
    async gather(signal: AbortSignal, onProgress: (progress: ExportProgress) => void): Promise<GatheredRows> {
      while (!pass.isAtEnd) {
        signal.throwIfAborted();
        const { page, size } = pass.hasOwnSize
          ? { page: pass.calls, size: exportPageSize }
          : overlappingPage(pass.next);
        const answer = await load(page, size, signal);
        signal.throwIfAborted();
        addPage(pass.hasOwnSize ? pass.next : page * size, answer);
        pass.calls += 1;
        pass.hasOwnSize ||= pass.calls === 1 && !pass.isAtEnd && pass.next < size;
        onProgress({ done: rows.size, total: Math.max(pass.total, rows.size) });
        if (pass.isAtEnd && pass.mayMissRows && passes < maxPasses) {
          passes += 1;
          rows.clear();
          pass = createPass();
        }
      }
      return { rows: [...rows.values()], rejected: pass.rejected, isComplete: !pass.mayMissRows };
    },
  };
}

const createPass = () => ({
  calls: 0,
  next: 0,
  /** Length of the list in the first response; `total` is that of the last response. */
  firstTotal: Infinity,
  total: 0,
  rejected: 0,
  hasOwnSize: false,
  mayMissRows: false,
  isAtEnd: false,
});

/** How far the reading of all pages is, and what was made of their rows. */
export type Gathering<Done> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'running' | 'failed'; readonly progress: ExportProgress; readonly message: string }
  | ({ readonly kind: 'done' } & Done);

interface GatheringUse<Done> {
  /** Whether the pages after this one aren't needed. Default: all are read. */
  readonly isLast?: (page: ReferralPage) => boolean;
  /** Called with all rows, and when reading began. Returns what to show; undefined if they are of no use. */
  readonly onRows: (gathered: GatheredRows, from: number) => Done | undefined;
}

/** Reads all pages of a list. Keeps rows loaded before an error, for the next attempt. */
export function useGatheredRows<Done>(loadPage: LoadPage, total: number) {
  const clock = useClock();
  const [state, setState] = useState<Gathering<Done>>({ kind: 'ready' });
  const run = useRef<{ readonly pages: ReturnType<typeof createCsvExportJob>; readonly from: number }>(null);
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
