import {
  backoffMs,
  createStore,
  type LiveScheduler,
  requestTimeout,
  retryAfterMs,
  SourceError,
  type Store,
  toSourceError,
} from '@advantage/live-list';
import * as en from '../messages/en.ts';
import {
  type ClaimEvent,
  type ClaimOffer,
  type ClaimOutcome,
  type ClaimState,
  claimFlow,
  type InFlightState,
  isConfirming,
  isInFlight,
  noClaim,
  type ReferralClaim,
} from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { referralName } from '../model/texts.ts';
import type { CallOptions, ClaimOptions } from '../source/referralSource.ts';
import { type ClaimRequest, claimMethods } from '../wire/claim.ts';

export interface ClaimStoreOptions {
  readonly scheduler: LiveScheduler;
  /** The store that holds the claims. Default: a new store. */
  readonly claims?: Store<ReadonlyMap<string, ReferralClaim>>;
  /** Returns a referral's name for messages about its claim, or a generic name for undefined. Default: in English. */
  readonly nameOf?: (referral: Referral | undefined) => string;
  /** Whether a Claimed referral is the user's, claimed elsewhere. Default: if contact details are shown. */
  readonly isOwn?: (referral: Referral) => boolean;
  /** Keeps claims without an outcome across a reload. Default: in memory, until the page is closed. */
  readonly journal?: ClaimJournal | undefined;
  /** Sends a claim. There is at most one in flight for each referral. */
  claim(
    opportunityId: string,
    request: Omit<ClaimRequest, 'username'>,
    options: ClaimOptions,
  ): Promise<ClaimOutcome>;
  /** Loads a referral whose claim got no response. */
  get(opportunityId: string, options: CallOptions): Promise<Referral | null>;
  /** Called with each referral that a claim returned, to replace its row. `isOwn`: the user owns it now. */
  onReferral(referral: Referral, isOwn: boolean): void;
  /** Called with the state and the referral's name when a claim in flight ends or needs another confirmation. */
  onSettled(opportunityId: string, state: ClaimState, name: string): void;
}

const englishName = (referral: Referral | undefined) =>
  referral ? referralName(referral) : en.claim.thisReferral;

/** Minimum wait before the first retry of a lookup, in milliseconds. */
const initialRetryDelay = 1000;

/**
 * Runs a user's claims, each by the `claimFlow` state machine. A claim that was sent is tracked until its outcome is
 * known, even if the user navigates away, and every retry sends the idempotency key of the first attempt. In React, use
 * `useClaim`.
 */
export class ClaimStore {
  readonly #options: ClaimStoreOptions;
  /** The claims by `opportunityId`. Contains only referrals that the user tried to claim. */
  readonly claims: Store<ReadonlyMap<string, ReferralClaim>>;
  readonly #journal: ClaimJournal;
  readonly #running = new Set<string>();
  readonly #names = new Map<string, string>();
  /** The lowest price that the balance was too low for. Null once a claim for as much has succeeded. */
  #refused: number | null = null;

  constructor(options: ClaimStoreOptions) {
    this.#options = options;
    this.claims = options.claims ?? createStore(new Map());
    this.#journal = options.journal ?? new Map();
  }

  claimOf(id: string): ReferralClaim {
    return this.claims.get().get(id) ?? noClaim;
  }

  /** Opens the question whether to claim a referral for its price. */
  ask = (referral: Referral) => {
    this.#names.set(referral.opportunityId, this.#formatName(referral));
    this.#dispatch(referral.opportunityId, { type: 'ask', referral, at: this.#now() });
  };

  /** Confirms the open question and sends the claim. */
  confirm = (id: string) => this.#dispatch(id, { type: 'confirm', at: this.#now() });

  /** Cancels the open question, or clears a failed claim. A claim in flight continues. */
  cancel = (id: string) => this.#dispatch(id, { type: 'cancel' });

  /** Updates an open question with a newer version of the referral, e.g. with another price. */
  see = (referral: Referral) =>
    this.#dispatch(referral.opportunityId, { type: 'seen', referral, at: this.#now() });

  /** Returns a price, no higher than the given one, for which the prepaid balance was too low. Null if none is known. */
  refusedPrice = (price: number): number | null =>
    this.#refused !== null && this.#refused <= price ? this.#refused : null;

  /** Looks up the outcome of claims that a reload interrupted. */
  resume() {
    for (const [id, { offer, name }] of [...this.#journal.entries()]) {
      if (this.claims.get().has(id)) continue;
      this.#names.set(id, name);
      this.#set(id, { state: { step: 'unknown', offer, isTaken: false }, referral: null });
      void this.#run(id);
    }
  }

  #now = () => this.#options.scheduler.elapsed();

  #set(id: string, claim: ReferralClaim) {
    this.claims.set(new Map(this.claims.get()).set(id, claim));
  }

  #dispatch(id: string, event: ClaimEvent) {
    const previous = this.claimOf(id);
    const state = claimFlow(previous.state, event, this.#options.isOwn);
    const referral = referralFromEvent(event) ?? previous.referral;
    if (state === previous.state && referral === previous.referral) return;
    this.#updateJournal(id, state);
    this.#noteBalance(state);
    this.#set(id, { state, referral });
    if (event.type === 'answered' && referral) this.#options.onReferral(referral, state.step === 'won');
    if (isInFlight(state)) void this.#run(id);
    else if (isInFlight(previous.state)) this.#options.onSettled(id, state, this.#nameOf(id));
  }

  #noteBalance(state: ClaimState) {
    if (state.step === 'balanceTooLow')
      this.#refused = Math.min(this.#refused ?? state.offer.price, state.offer.price);
    else if (state.step === 'won' && this.refusedPrice(state.price) !== null) this.#refused = null;
  }

  #formatName = (referral: Referral | undefined) => (this.#options.nameOf ?? englishName)(referral);

  #nameOf = (id: string) => this.#names.get(id) ?? this.#formatName(undefined);

  /** Keeps the idempotency key of a claim until its outcome is known. A claim for another price gets another key. */
  #updateJournal(id: string, state: ClaimState) {
    if (isInFlight(state)) this.#getOrCreateKey(id, state.offer);
    else if (!isConfirming(state) || !state.unanswered) this.#journal.delete(id);
  }

  #getOrCreateKey(id: string, offer: ClaimOffer): string {
    const stored = this.#journal.get(id);
    if (stored && stored.offer.method === offer.method && stored.offer.price === offer.price)
      return stored.key;
    const key = createKey(this.#options.scheduler.random);
    this.#journal.set(id, { key, offer, name: this.#nameOf(id) });
    return key;
  }

  /** Sends one request after another until the outcome is known. */
  async #run(id: string) {
    if (this.#running.has(id)) return;
    this.#running.add(id);
    let failures = 0;
    for (let { state } = this.claimOf(id); isInFlight(state); { state } = this.claimOf(id)) {
      const event = await this.#sendRequest(id, state);
      this.#dispatch(id, event);
      if (event.type !== 'failed') failures = 0;
      else if (state.step === 'unknown') await this.#waitForRetry(event.error, ++failures);
    }
    this.#running.delete(id);
  }

  async #sendRequest(id: string, state: InFlightState): Promise<ClaimEvent> {
    const { method, price } = state.offer;
    const request = { method, expectedPrice: price };
    try {
      if (state.step === 'unknown' && !state.isTaken) {
        const referral = await this.#withTimeout((options) => this.#options.get(id, options));
        return { type: 'found', referral, at: this.#now() };
      }
      const idempotencyKey = this.#getOrCreateKey(id, state.offer);
      const outcome = await this.#withTimeout((options) =>
        this.#options.claim(id, request, { ...options, idempotencyKey }),
      );
      return { type: 'answered', outcome, at: this.#now() };
    } catch (error) {
      return { type: 'failed', error: toSourceError(error) };
    }
  }

  #withTimeout<Answer>(call: (options: CallOptions) => Promise<Answer>): Promise<Answer> {
    const controller = new AbortController();
    return new Promise((resolve, reject) => {
      const cancelTimer = this.#options.scheduler.after(requestTimeout, () => {
        reject(new SourceError('timeout', 'The service did not answer in time.'));
        controller.abort();
      });
      call({ signal: controller.signal }).then(resolve, reject).finally(cancelTimer);
    });
  }

  /** Waits with exponential backoff, but retries as soon as the network is back. */
  #waitForRetry(error: SourceError, failures: number): Promise<void> {
    const { scheduler } = this.#options;
    const { random } = scheduler;
    const retryAfter = retryAfterMs(error, random, initialRetryDelay) ?? 0;
    const delay = Math.max(retryAfter, backoffMs(failures, random, initialRetryDelay));
    return new Promise((resolve) => {
      const finish = () => {
        cancelTimer();
        unsubscribe();
        resolve();
      };
      const cancelTimer = scheduler.after(delay, finish);
      const unsubscribe = scheduler.onOnline(finish);
    });
  }
}

const createKey = (random: () => number) =>
  Array.from({ length: 4 }, () => random().toString(36).slice(2, 10)).join('-');

/** Returns the current version of the referral that an event carries, or null. */
function referralFromEvent(event: ClaimEvent): Referral | null {
  if (event.type === 'found') return event.referral;
  if (event.type !== 'answered' || event.outcome.kind === 'balance-too-low') return null;
  return event.outcome.referral;
}

/** A claim that was sent and whose outcome isn't known yet. */
interface OpenClaim {
  /** The idempotency key, the same for every attempt. */
  readonly key: string;
  readonly offer: ClaimOffer;
  readonly name: string;
}

/** The claims without an outcome, by `opportunityId`. A map is one that lasts until the page is closed or reloaded. */
type ClaimJournal = Pick<Map<string, OpenClaim>, 'entries' | 'get' | 'set' | 'delete'>;

/** Creates a journal that survives a reload of the tab, as far as the storage can be read and written. */
export function createStorageJournal(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  name: string,
): ClaimJournal {
  const journal = new Map(readEntries(storage, name));
  const afterWriting = <Result>(result: Result) => {
    try {
      storage.setItem(name, JSON.stringify([...journal]));
    } catch {
      // Storage is full or blocked, so the claims last only until the page is closed.
    }
    return result;
  };
  return {
    entries: () => journal.entries(),
    get: (id) => journal.get(id),
    set: (id, claim) => afterWriting(journal.set(id, claim)),
    delete: (id) => journal.delete(id) && afterWriting(true),
  };
}

function readEntries(
  storage: Pick<Storage, 'getItem'>,
  name: string,
): readonly (readonly [string, OpenClaim])[] {
  try {
    const entries: unknown = JSON.parse(storage.getItem(name) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is readonly [string, OpenClaim] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { key, offer, name } = entry[1] ?? {};
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    claimMethods.includes(offer?.method) &&
    typeof offer.price === 'number'
  );
}
