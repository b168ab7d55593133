import { type LoadOptions, SourceError } from '@advantage/live-list';
import { createManualScheduler, seededRandom } from '@advantage/live-list/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListAnswer } from '../source/referralSource.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createLiveReferrals } from '../testing/createLiveReferrals.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';

/** An action of the user, the page or the service. Each step changes the list and the model alike. */
type Step = (play: Play) => unknown;

const keyOf = (query: ReferralListQuery | null) => JSON.stringify(query);

/** A fake service that responds late, out of order and even after an abort, and records the list's violations. */
class Service {
  version = 1;
  isFailing = false;
  open = 0;
  mayCall = () => true;
  readonly violations: string[] = [];
  readonly #scheduler;
  readonly #random;

  constructor(scheduler: ReturnType<typeof createManualScheduler>, seed: number) {
    this.#scheduler = scheduler;
    this.#random = seededRandom(seed);
  }

  load = (query: ReferralListQuery, { signal, etag }: LoadOptions) =>
    new Promise<ListAnswer>((resolve, reject) => {
      this.open += 1;
      if (this.open > 1) this.violations.push('two calls at once');
      if (!this.mayCall()) this.violations.push('a call out of reach or while paused');
      const { version } = this;
      const row = aReferral({ opportunityId: keyOf(query), dynamicPrice: version });
      const close = () => {
        this.open -= 1;
        signal.removeEventListener('abort', close);
      };
      signal.addEventListener('abort', close);
      this.#scheduler.after(this.#random() * 5000, () => {
        if (!signal.aborted) close();
        if (this.isFailing) reject(new SourceError('http', 'The service failed.', { status: 500 }));
        else if (etag === `"${version}"`) resolve({ unchanged: true });
        else resolve({ unchanged: false, page: { rows: [row], total: 100 }, etag: `"${version}"` });
      });
    });
}

/** A list, its service, and a model of what the user wants to see. */
class Play {
  readonly scheduler;
  readonly service;
  readonly list;
  intent: ReferralListQuery = {};
  isPaused = false;
  isRefreshAsked = false;
  release = () => {};
  #seen = { key: '', version: 0 };

  constructor(seed: number) {
    this.scheduler = createManualScheduler({ seed });
    this.service = new Service(this.scheduler, seed + 1);
    this.list = createLiveReferrals({
      query: this.intent,
      scheduler: this.scheduler,
      load: this.service.load,
    });
    this.service.mayCall = () => this.#mayCall();
    this.list.rows.subscribe(() => this.check());
  }

  setIntent(query: ReferralListQuery) {
    this.intent = query;
    this.#seen = { key: '', version: 0 };
    this.list.setQuery(query);
  }

  setPaused(isPaused: boolean) {
    this.isPaused = isPaused;
    if (isPaused) this.list.pause();
    else this.list.resume();
  }

  claim() {
    const [row] = this.list.rows.get().rows;
    this.service.version += 1;
    if (row) this.list.replaceRow({ ...row, dynamicPrice: this.service.version }, { isOwn: true });
  }

  check() {
    const { rows, query, isLoading } = this.list.rows.get();
    const note = (violation: string) => this.service.violations.push(violation);
    if (!isLoading && keyOf(query) !== keyOf(this.intent)) note('shows another query');
    const [row] = rows;
    if (!row) return;
    const key = row.opportunityId;
    const version = row.dynamicPrice ?? 0;
    if (key !== keyOf(query)) note('rows of another query');
    if (key === this.#seen.key && version < this.#seen.version)
      note('an older answer came after a newer one');
    this.#seen = { key, version };
  }

  /** While paused, the list may only load a query that has no response yet, or refresh on request. */
  #mayCall() {
    const isAsked = this.isRefreshAsked || this.list.rows.get().isLoading;
    this.isRefreshAsked = false;
    return this.scheduler.isVisible() && (!this.isPaused || isAsked);
  }
}

const query = fc.record({
  sort: fc.constantFrom('addDate', 'city', null),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.nat(2),
  filters: fc.record({ state: fc.constantFrom('TX', 'OK', null) }),
});

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: query.map((next) => (play: Play) => play.setIntent(next)) },
  { weight: 7, arbitrary: fc.nat(9000).map((wait) => (play: Play) => play.scheduler.advance(wait)) },
  fc.boolean().map((on) => (play: Play) => play.scheduler.setVisible(on)),
  fc.constant((play: Play) => play.scheduler.goOnline()),
  fc.boolean().map((on) => (play: Play) => play.setPaused(on)),
  fc.boolean().map((on) => (play: Play) => {
    play.service.isFailing = on;
  }),
  fc.boolean().map((on) => (play: Play) => {
    play.release();
    play.release = on ? play.list.hold('pointer') : () => {};
  }),
  fc.constant((play: Play) => {
    play.isRefreshAsked = true;
    play.list.refresh();
  }),
  fc.constant((play: Play) => play.list.showNew()),
  fc.constant((play: Play) => play.claim()),
  fc.constant((play: Play) => {
    play.service.version += 1;
  }),
);

/** Removes all faults and waits longer than the longest backoff. */
async function calmDown(play: Play) {
  play.service.isFailing = false;
  play.release();
  play.scheduler.setVisible(true);
  play.setPaused(false);
  await play.scheduler.advance(90_000);
  play.check();
}

describe('a live list', () => {
  it('D5 LIV-8 always converges on the latest query and data after any sequence of actions', async () => {
    const runs = fc.asyncProperty(
      fc.array(steps, { minLength: 1, maxLength: 40 }),
      fc.nat(1_000_000),
      async (list, seed) => {
        const play = new Play(seed);
        const stop = play.list.start();
        for (const step of list) {
          await step(play);
          play.check();
        }
        await calmDown(play);
        const { rows, isLoading } = play.list.rows.get();
        expect(play.service.violations).toEqual([]);
        expect({ isLoading, state: play.list.status.get().state }).toEqual({
          isLoading: false,
          state: 'live',
        });
        expect(rows.map((row) => [row.opportunityId, row.dynamicPrice])).toEqual([
          [keyOf(play.intent), play.service.version],
        ]);

        stop();
        await play.scheduler.advance(90_000);
        expect({ waiting: play.scheduler.waiting, open: play.service.open }).toEqual({ waiting: 0, open: 0 });
      },
    );
    await fc.assert(runs);
  }, 60_000);
});
