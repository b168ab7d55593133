import type { LiveScheduler, LoadOptions } from '@advantage/live-list';
import { Poller, unexpectedNotModified } from '@advantage/live-list';
import type { Referral } from '../model/referral.ts';
import type { ListAnswer } from '../source/referralSource.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import type { SeenReferrals } from './seenReferrals.ts';

/** Milliseconds from look to look: far slower than a list, for this goes on while nobody looks at the page. */
export const watchInterval = 30_000;

/** The shortest time between two alerts, in milliseconds; what arrives meanwhile is reported together. */
export const alertPause = 30_000;

/** So many referrals are remembered: several pages. */
const maxKnown = 200;

/** What is watched, and who hears of it. */
export interface NewReferralWatcherOptions {
  /** What counts: the newest referrals of this query. */
  readonly query: ReferralListQuery;
  readonly scheduler: LiveScheduler;
  /** Fetches a page, e.g. `(query, options) => source.available(query, options)`. */
  load(query: ReferralListQuery, options: LoadOptions): Promise<ListAnswer>;
  /** What was seen before, e.g. by the page before a reload. Default: the first look finds nothing new. */
  readonly seen?: Pick<SeenReferrals, 'ids' | 'newest'> | null;
  /** Called after each look with what is known now. */
  onSeen?(seen: Pick<SeenReferrals, 'ids' | 'newest'>): void;
  /** Called with referrals that were not there before, at most every 30 seconds. */
  onArrivals(referrals: readonly Referral[]): void;
}

/**
 * Watches for new referrals while its page is not looked at, too: that is what an alert is for. It asks once in 30
 * seconds for the newest page, lets the service answer that nothing changed, and slows down after errors like a list. What
 * is there at the first look is not new, unless `seen` says what was there before.
 */
export class NewReferralWatcher {
  readonly #options: NewReferralWatcherOptions;
  readonly #poller: Poller<ReferralListQuery, ListAnswer>;
  #etag: string | undefined;
  #known: Set<string> | null = null;
  #newest = 0;
  #pending: Referral[] = [];
  #lastReport = Number.NEGATIVE_INFINITY;
  #cancel = () => {};

  constructor(options: NewReferralWatcherOptions) {
    this.#options = options;
    if (options.seen) {
      this.#known = new Set(options.seen.ids);
      this.#newest = options.seen.newest;
    }
    this.#poller = new Poller({
      query: { ...options.query, sort: 'addDate', order: 'desc', page: 0 },
      scheduler: { ...options.scheduler, isVisible: () => true },
      interval: watchInterval,
      load: (query, signal) => this.#load(query, signal),
      onAnswer: (answer) => this.#onAnswer(answer),
      onError: () => {},
      onConnectivityChange: () => {},
    });
  }

  /** Begins to watch; the returned function ends it. */
  start(): () => void {
    this.#poller.start();
    return () => {
      this.#poller.stop();
      this.#cancel();
    };
  }

  async #load(query: ReferralListQuery, signal: AbortSignal): Promise<ListAnswer> {
    const answer = await this.#options.load(query, { signal, etag: this.#etag });
    if (answer.unchanged && this.#etag === undefined) {
      throw unexpectedNotModified();
    }
    return answer;
  }

  #onAnswer(answer: ListAnswer) {
    if (!answer.unchanged) this.#onPage(answer);
    this.#options.onSeen?.({ ids: [...(this.#known ?? [])], newest: this.#newest });
  }

  #onPage(answer: Exclude<ListAnswer, { unchanged: true }>) {
    this.#etag = answer.etag;
    const { rows } = answer.page;
    const known = this.#known;
    const newest = this.#newest;
    this.#known = new Set(
      [...rows.map(({ opportunityId }) => opportunityId), ...(known ?? [])].slice(0, maxKnown),
    );
    this.#newest = rows.reduce((latest, { addDate }) => Math.max(latest, addDate ?? latest), newest);
    // What comes into view because newer ones are gone is older than what was seen before.
    if (known) this.#report(rows.filter((row) => !known.has(row.opportunityId) && isAfter(row, newest)));
  }

  #report(arrived: readonly Referral[]) {
    if (arrived.length === 0) return;
    this.#pending.push(...arrived);
    this.#cancel();
    const { scheduler } = this.#options;
    const wait = Math.max(0, this.#lastReport + alertPause - scheduler.elapsed());
    this.#cancel = scheduler.after(wait, () => {
      const referrals = this.#pending;
      this.#pending = [];
      this.#lastReport = scheduler.elapsed();
      this.#options.onArrivals(referrals);
    });
  }
}

const isAfter = ({ addDate }: Referral, moment: number) => addDate === null || addDate >= moment;
