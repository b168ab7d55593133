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
  /** Whether every row is here. False when the list kept getting shorter while it was read. */
  readonly isComplete: boolean;
}

/** Times that a list is read from its start because it got shorter meanwhile. */
const mostReadings = 3;

/** Gathers all pages of a list. Pages that are there stay there: after a fault it goes on where it stopped. */
export interface ExportRun {
  /**
   * Asks for the pages that are missing, one after the other. Rejects with the error of the call, or the signal's reason;
   * call it again to go on.
   */
  gather(signal: AbortSignal, onProgress: (progress: ExportProgress) => void): Promise<GatheredRows>;
}

/** Fetches one page of the list; `page` counts from 0. */
export type LoadPage = (page: number, size: number, signal: AbortSignal) => Promise<ReferralPage>;

/**
 * A run over all pages of a list. A list that gets shorter meanwhile is read again from its start. Rows that move from one page to another while it runs, because the list is live, are
 * taken once. It counts what it gets, for a service may give fewer rows at once than it was asked for (API-19).
 */
export function createExportRun(load: LoadPage): ExportRun {
  const rows = new Map<string, Referral>();
  let page = 0;
  let received = 0;
  let rejected = 0;
  let isAtEnd = false;
  let isShorter = false;
  let lastTotal = 0;
  let readings = 1;
  const startAgain = () => {
    rows.clear();
    page = 0;
    received = 0;
    rejected = 0;
    lastTotal = 0;
    isAtEnd = false;
    isShorter = false;
    readings += 1;
  };
  return {
    async gather(signal, onProgress) {
      while (!isAtEnd) {
        signal.throwIfAborted();
        const answer = await load(page, exportPageSize, signal);
        signal.throwIfAborted();
        for (const row of answer.rows) rows.set(row.opportunityId, row);
        rejected += answer.rejected ?? 0;
        page += 1;
        const count = answer.rows.length + (answer.rejected ?? 0);
        received += count;
        // Where rows leave, those behind them move up, and one may slip from the next page to a page that was read.
        isShorter ||= answer.total < lastTotal;
        lastTotal = answer.total;
        isAtEnd = count === 0 || received >= answer.total;
        onProgress({ done: rows.size, total: Math.max(answer.total, rows.size) });
        if (isAtEnd && isShorter && readings < mostReadings) startAgain();
      }
      return { rows: [...rows.values()], rejected, isComplete: !isShorter };
    },
  };
}
