import { type LiveScheduler, type LoadOptions, Poller, unexpectedNotModified } from '@advantage/live-list';
import type { Referral } from '../../model/referral.ts';
import type { ListAnswer } from '../../source/referralSource.ts';
import type { ReferralListQuery } from '../../wire/listParams.ts';
import type { SeenReferrals } from './AlertStore.ts';

/** Polling interval, in milliseconds. Much longer than that of a list: the watcher also polls in the background. */
export const watchInterval = 30_000;

/** Minimum time between two alerts, in milliseconds. Referrals that arrive in between are reported together. */
export const alertPause = 30_000;

/** Maximum number of referrals to remember: several pages. */
const maxSeenIds = 200;

/** Options of `NewReferralWatcher`. */
export interface NewReferralWatcherOptions {
  /** Query to watch. Sort and page are set to the newest referrals. */
  readonly query: ReferralListQuery;
  readonly scheduler: LiveScheduler;
  /** Fetches a page, e.g. `(query, options) => source.available(query, options)`. */
  load(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** Referrals seen before, e.g. before a reload. Default: the first poll reports nothing. */
  readonly seen?: Pick<SeenReferrals, 'ids' | 'newest'> | null;
  /** Called after each poll with the referrals seen so far. */
  onSeen?(seen: Pick<SeenReferrals, 'ids' | 'newest'>): void;
  /** Called with new referrals, at most every 30 seconds. */
  onArrivals(referrals: readonly Referral[]): void;
}

/**
 * Watches for new referrals, even while the page is hidden, because that's when alerts matter. Polls the newest page
 * every 30 seconds with a conditional request, and backs off after errors like a list. The referrals of the first poll
 * aren't new, unless `seen` says what was there before.
 */
export class NewReferralWatcher {
  readonly #options: NewReferralWatcherOptions;
  readonly #poller: Poller<ReferralListQuery, ListAnswer>;
  #etag: string | undefined;
  #seenIds: Set<string> | null = null;
  #newest = 0;
  #pending: Referral[] = [];
  #lastReport = Number.NEGATIVE_INFINITY;
  #cancel = () => {};

  constructor(options: NewReferralWatcherOptions) {
    this.#options = options;
    if (options.seen) {
      this.#seenIds = new Set(options.seen.ids);
      this.#newest = options.seen.newest;
    }
    this.#poller = new Poller({
      query: { ...options.query, sort: 'addDate', order: 'desc', page: 0 },
      scheduler: { ...options.scheduler, isVisible: () => true },
      interval: watchInterval,
      load: async (query, signal) => {
        const answer = await options.load(query, { signal, etag: this.#etag });
        if (answer.unchanged && this.#etag === undefined) throw unexpectedNotModified();
        return answer;
      },
      onResponse: (answer) => this.#onResponse(answer),
      onError: () => {},
    });
  }

  /** Starts watching. Returns a function that stops it. */
  start(): () => void {
    this.#poller.start();
    return () => {
      this.#poller.stop();
      this.#cancel();
    };
  }

  #onResponse(answer: ListAnswer) {
    if (!answer.unchanged) this.#onPage(answer);
    this.#options.onSeen?.({ ids: [...(this.#seenIds ?? [])], newest: this.#newest });
  }

  #onPage(answer: Exclude<ListAnswer, { unchanged: true }>) {
    this.#etag = answer.etag;
    const { rows } = answer.page;
    const previousIds = this.#seenIds;
    const newest = this.#newest;
    this.#seenIds = new Set(
      [...rows.map(({ opportunityId }) => opportunityId), ...(previousIds ?? [])].slice(0, maxSeenIds),
    );
    this.#newest = rows.reduce((latest, { addDate }) => Math.max(latest, addDate ?? latest), newest);
    // Referrals that move up to the first page because newer ones are gone are older than those already seen.
    if (previousIds)
      this.#report(rows.filter((row) => !previousIds.has(row.opportunityId) && isAfter(row, newest)));
  }

  #report(arrived: readonly Referral[]) {
    if (arrived.length === 0) return;
    this.#pending.push(...arrived);
    this.#cancel();
    const { scheduler } = this.#options;
    const delay = Math.max(0, this.#lastReport + alertPause - scheduler.elapsed());
    this.#cancel = scheduler.after(delay, () => {
      const referrals = this.#pending;
      this.#pending = [];
      this.#lastReport = scheduler.elapsed();
      this.#options.onArrivals(referrals);
    });
  }
}

const isAfter = ({ addDate }: Referral, moment: number) => addDate === null || addDate >= moment;
