import {
  answerTimeout,
  createStore,
  type LiveScheduler,
  type ReadableStore,
  retryAfterMs,
  SourceError,
  type Store,
  toSourceError,
  waitAfterError,
} from '@advantage/live-list';
import * as en from '../messages/en.ts';
import { referralName } from '../model/cardTexts.ts';
import {
  type ClaimEvent,
  type ClaimOutcome,
  type ClaimState,
  claimFlow,
  isAsking,
  isUnderWay,
  noClaim,
  type ReferralClaim,
  type UnderWayState,
} from '../model/claimFlow.ts';
import type { ClaimOffer } from '../model/claimOffer.ts';
import type { Referral } from '../model/referral.ts';
import type { CallOptions, ClaimOptions } from '../source/referralSource.ts';
import type { ClaimRequest } from '../wire/claim.ts';
import { type ClaimJournal, createMemoryJournal } from './claimJournal.ts';

export interface ClaimStoreOptions {
  readonly scheduler: LiveScheduler;
  /** Holds the claims. Default: a store of this object alone. */
  readonly claims?: Store<ReadonlyMap<string, ReferralClaim>>;
  /** Names a referral in messages about its claim; undefined is one whose name is not known. Default: in English. */
  readonly nameOf?: (referral: Referral | undefined) => string;
  /** Remembers claims without an outcome across a reload. Default: for as long as the page is open. */
  readonly journal?: ClaimJournal;
  /** Sends a claim. There are never two in flight for one referral. */
  claim(
    opportunityId: string,
    request: Omit<ClaimRequest, 'username'>,
    options: ClaimOptions,
  ): Promise<ClaimOutcome>;
  /** Loads a referral whose claim got no answer. */
  get(opportunityId: string, options: CallOptions): Promise<Referral | null>;
  /** Called with each referral that a claim returned, to replace its row. `isOwn`: the reader has it now. */
  onReferral(referral: Referral, isOwn: boolean): void;
  /** Called with the state and the name of a referral when its claim came to an end or to another question. */
  onSettled(opportunityId: string, state: ClaimState, name: string): void;
}

const englishName = (referral: Referral | undefined) =>
  referral ? referralName(referral) : en.claim.thisReferral;

/** Milliseconds, on average, before the first retry of a look-up. */
const firstWait = 1000;

/**
 * Runs the claims of a reader, each by `claimFlow`. A claim that was sent is followed to its end, whatever the reader
 * looks at meanwhile, and every retry carries the idempotency key of the first try. In React use `useClaim`.
 */
export class ClaimStore {
  readonly #options: ClaimStoreOptions;
  readonly #claims: Store<ReadonlyMap<string, ReferralClaim>>;
  readonly #journal: ClaimJournal;
  readonly #running = new Set<string>();
  readonly #names = new Map<string, string>();

  constructor(options: ClaimStoreOptions) {
    this.#options = options;
    this.#claims = options.claims ?? createStore(new Map());
    this.#journal = options.journal ?? createMemoryJournal();
  }

  /** The claims by `opportunityId`; those that nobody asked for are missing. */
  get claims(): ReadableStore<ReadonlyMap<string, ReferralClaim>> {
    return this.#claims;
  }

  claimOf(id: string): ReferralClaim {
    return this.#claims.get().get(id) ?? noClaim;
  }

  /** Asks whether to claim a referral for its price. */
  ask = (referral: Referral) => {
    this.#names.set(referral.opportunityId, this.#newName(referral));
    this.#dispatch(referral.opportunityId, { type: 'ask', referral, at: this.#now() });
  };

  /** Answers the question with yes: sends the claim. */
  confirm = (id: string) => this.#dispatch(id, { type: 'confirm', at: this.#now() });

  /** Answers the question with no, or leaves the referral; a claim in flight goes on. */
  cancel = (id: string) => this.#dispatch(id, { type: 'cancel' });

  /** Passes on a newer version of a referral, e.g. with another price while the question is open. */
  see = (referral: Referral) =>
    this.#dispatch(referral.opportunityId, { type: 'seen', referral, at: this.#now() });

  /** Finds out what became of the claims that a reload cut off. */
  resume() {
    for (const [id, { offer, name }] of [...this.#journal.entries()]) {
      if (this.#claims.get().has(id)) continue;
      this.#names.set(id, name);
      this.#set(id, { state: { step: 'unknown', offer, isTaken: false }, referral: null });
      void this.#run(id);
    }
  }

  #now = () => this.#options.scheduler.elapsed();

  #set(id: string, claim: ReferralClaim) {
    this.#claims.set(new Map(this.#claims.get()).set(id, claim));
  }

  #dispatch(id: string, event: ClaimEvent) {
    const before = this.claimOf(id);
    const state = claimFlow(before.state, event);
    const referral = returnedBy(event) ?? before.referral;
    if (state === before.state && referral === before.referral) return;
    this.#record(id, state);
    this.#set(id, { state, referral });
    if (event.type === 'answered' && referral) this.#options.onReferral(referral, state.step === 'won');
    if (isUnderWay(state)) void this.#run(id);
    else if (isUnderWay(before.state)) this.#options.onSettled(id, state, this.#nameOf(id));
  }

  #newName = (referral: Referral | undefined) => (this.#options.nameOf ?? englishName)(referral);

  #nameOf = (id: string) => this.#names.get(id) ?? this.#newName(undefined);

  /** Keeps the key of a claim until its outcome is known; another price is another intention and gets another key. */
  #record(id: string, state: ClaimState) {
    if (isUnderWay(state)) this.#keyOf(id, state.offer);
    else if (!isAsking(state) || !state.unanswered) this.#journal.delete(id);
  }

  #keyOf(id: string, offer: ClaimOffer): string {
    const known = this.#journal.get(id);
    if (known && known.offer.method === offer.method && known.offer.price === offer.price) return known.key;
    const key = createKey(this.#options.scheduler.random);
    this.#journal.set(id, { key, offer, name: this.#nameOf(id) });
    return key;
  }

  /** Makes one call after the other until the outcome is known. */
  async #run(id: string) {
    if (this.#running.has(id)) return;
    this.#running.add(id);
    let failures = 0;
    for (let { state } = this.claimOf(id); isUnderWay(state); { state } = this.claimOf(id)) {
      const event = await this.#call(id, state);
      this.#dispatch(id, event);
      if (event.type !== 'failed') failures = 0;
      else if (state.step === 'unknown') await this.#wait(event.error, ++failures);
    }
    this.#running.delete(id);
  }

  async #call(id: string, state: UnderWayState): Promise<ClaimEvent> {
    const { method, price } = state.offer;
    const request = { method, expectedPrice: price };
    try {
      if (state.step === 'unknown' && !state.isTaken) {
        const referral = await this.#withinTime((options) => this.#options.get(id, options));
        return { type: 'found', referral, at: this.#now() };
      }
      const idempotencyKey = this.#keyOf(id, state.offer);
      const outcome = await this.#withinTime((options) =>
        this.#options.claim(id, request, { ...options, idempotencyKey }),
      );
      return { type: 'answered', outcome, at: this.#now() };
    } catch (error) {
      return { type: 'failed', error: toSourceError(error) };
    }
  }

  #withinTime<Answer>(call: (options: CallOptions) => Promise<Answer>): Promise<Answer> {
    const controller = new AbortController();
    return new Promise((resolve, reject) => {
      const cancelTimer = this.#options.scheduler.after(answerTimeout, () => {
        reject(new SourceError('timeout', 'The service did not answer in time.'));
        controller.abort();
      });
      call({ signal: controller.signal }).then(resolve, reject).finally(cancelTimer);
    });
  }

  /** Waits longer after each failure, but no longer than until the network is back. */
  #wait(error: SourceError, failures: number): Promise<void> {
    const { scheduler } = this.#options;
    const { random } = scheduler;
    const asked = retryAfterMs(error, random, firstWait) ?? 0;
    const wait = Math.max(asked, waitAfterError(failures, random, firstWait));
    return new Promise((resolve) => {
      const go = () => {
        cancelTimer();
        unsubscribe();
        resolve();
      };
      const cancelTimer = scheduler.after(wait, go);
      const unsubscribe = scheduler.subscribe(() => scheduler.isOnline() && go());
    });
  }
}

/** A key that no other claim has. */
const createKey = (random: () => number) =>
  Array.from({ length: 4 }, () => random().toString(36).slice(2, 10)).join('-');

/** The referral that an event brings, as the service has it now. */
function returnedBy(event: ClaimEvent): Referral | null {
  if (event.type === 'found') return event.referral;
  if (event.type !== 'answered' || event.outcome.kind === 'balance-too-low') return null;
  return event.outcome.referral;
}
