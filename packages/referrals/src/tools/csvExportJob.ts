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

/** Loads all pages of a list. Keeps loaded pages, so it continues after an error. */
export interface CsvExportJob {
  /** Loads the missing pages one by one. Rejects with the error of a request; call it again to continue. */
  gather(signal: AbortSignal, onProgress: (progress: ExportProgress) => void): Promise<GatheredRows>;
}

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
 * `isLast` says which page is the last one of use. Default: that at the end of the list.
 */
export function createCsvExportJob(
  load: LoadPage,
  isLast: (page: ReferralPage) => boolean = () => false,
): CsvExportJob {
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
    pass.firstTotal ??= total;
    pass.total = total;
    pass.isAtEnd = count <= shared || pass.next >= total;
    pass.mayMissRows ||= pass.isAtEnd && rows.size + pass.rejected < Math.min(pass.firstTotal, total);
    pass.isAtEnd ||= isLast(answer);
  };
  return {
    async gather(signal, onProgress) {
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

interface ExportPass {
  calls: number;
  next: number;
  /** Length of the list in the first response; `total` is that of the last response. */
  firstTotal?: number;
  total: number;
  rejected: number;
  hasOwnSize: boolean;
  mayMissRows: boolean;
  isAtEnd: boolean;
}

const createPass = (): ExportPass => ({
  calls: 0,
  next: 0,
  total: 0,
  rejected: 0,
  hasOwnSize: false,
  mayMissRows: false,
  isAtEnd: false,
});
