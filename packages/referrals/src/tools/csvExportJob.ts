import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';

/** Rows asked for at once: the most that a service gives. */
export const exportPageSize = 100;

/** How far an export is. */
export interface ExportProgress {
  /** Rows gathered so far. */
  readonly done: number;
  /** Rows of the whole list, as the service last said. */
  readonly total: number;
}

/** The rows of all pages, and what was left out. */
export interface GatheredRows {
  readonly rows: readonly Referral[];
  /** How many rows were malformed. */
  readonly rejected: number;
  /** Whether every row is here. False when the list kept changing so that rows may have slipped between pages. */
  readonly isComplete: boolean;
}

/** Times that a list is read from its start because rows may have slipped between two pages. */
const mostReadings = 3;

/**
 * Rows that a page shares with what was read before it, at least. As long as fewer rows leave the list between two calls,
 * none slips from the next page to one that was read.
 */
const leastOverlap = 5;

/** Gathers all pages of a list. Pages that are there stay there: after an error it continues where it stopped. */
export interface CsvExportJob {
  /**
   * Asks for the pages that are missing, one after the other. Rejects with the error of the call, or the signal's reason;
   * call it again to go on.
   */
  gather(signal: AbortSignal, onProgress: (progress: ExportProgress) => void): Promise<GatheredRows>;
}

/** Fetches one page of the list; `page` counts from 0. */
export type LoadPage = (page: number, size: number, signal: AbortSignal) => Promise<ReferralPage>;

/** The call that brings most rows from the row `next` on, and some before it. Services know pages, not rows. */
export function overlappingPage(next: number) {
  let best = { page: 0, size: exportPageSize };
  let most = exportPageSize - next;
  for (let size = exportPageSize; size > exportPageSize / 2; size -= 1) {
    const page = Math.max(0, Math.floor((next - leastOverlap) / size));
    const gained = (page + 1) * size - next;
    if (gained <= most) continue;
    best = { page, size };
    most = gained;
  }
  return best;
}

/**
 * A run over all pages of a list that may change meanwhile. Each call brings the end of the previous one again: a row there
 * that is known proves that no row slipped between the two. Otherwise, and when fewer rows came than the list has, it is
 * read again from its start, and it says so when that does not help. A row that is met twice is taken once.
 *
 * A service may give fewer rows at once than it was asked for. Such a service pages by its own size: there a list
 * that got shorter is the sign.
 */
export function createCsvExportJob(load: LoadPage): CsvExportJob {
  const rows = new Map<string, Referral>();
  let readings = 1;
  let at = beginning();
  const take = (start: number, answer: ReferralPage) => {
    const { rejected = 0, total } = answer;
    const shared = at.next - start;
    const known = answer.rows.findIndex(({ opportunityId }) => !rows.has(opportunityId));
    const knownRows = known < 0 ? answer.rows.length : known;
    for (const row of answer.rows) rows.set(row.opportunityId, row);
    at.mayMissRows ||= at.hasOwnSize ? total < at.total : shared > 0 && knownRows === 0;
    // Of the rows that come again, those that are not there could not be read the first time either.
    at.rejected += Math.max(0, rejected - Math.max(0, shared - knownRows));
    const count = answer.rows.length + rejected;
    at.next = start + count;
    at.firstTotal ??= total;
    at.total = total;
    at.isAtEnd = count <= shared || at.next >= total;
    at.mayMissRows ||= at.isAtEnd && rows.size + at.rejected < Math.min(at.firstTotal, total);
  };
  return {
    async gather(signal, onProgress) {
      while (!at.isAtEnd) {
        signal.throwIfAborted();
        const { page, size } = at.hasOwnSize
          ? { page: at.calls, size: exportPageSize }
          : overlappingPage(at.next);
        const answer = await load(page, size, signal);
        signal.throwIfAborted();
        take(at.hasOwnSize ? at.next : page * size, answer);
        at.calls += 1;
        at.hasOwnSize ||= at.calls === 1 && !at.isAtEnd && at.next < size;
        onProgress({ done: rows.size, total: Math.max(at.total, rows.size) });
        if (at.isAtEnd && at.mayMissRows && readings < mostReadings) {
          readings += 1;
          rows.clear();
          at = beginning();
        }
      }
      return { rows: [...rows.values()], rejected: at.rejected, isComplete: !at.mayMissRows };
    },
  };
}

/** How far a reading of the list is. */
interface Reading {
  calls: number;
  /** The row of the list that comes next. */
  next: number;
  /** The length of the list, when the reading began and by the last answer. */
  firstTotal?: number;
  total: number;
  rejected: number;
  /** Whether the service pages by a size that is smaller than the one asked for. */
  hasOwnSize: boolean;
  mayMissRows: boolean;
  isAtEnd: boolean;
}

const beginning = (): Reading => ({
  calls: 0,
  next: 0,
  total: 0,
  rejected: 0,
  hasOwnSize: false,
  mayMissRows: false,
  isAtEnd: false,
});
