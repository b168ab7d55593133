import type { LiveScheduler } from '@advantage/live-list';
import {
  answerTimeout,
  createStore,
  type ReadableStore,
  retryAfterMs,
  SourceError,
  type Store,
  toSourceError,
  waitAfterError,
} from '@advantage/live-list';
import type { ClaimOutcome } from '../model/claimFlow.ts';
import {
  type ClaimEvent,
  type ClaimState,
  claimFlow,
  idle,
  isUnderWay,
  type UnderWayState,
} from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import type { CallOptions } from '../source/referralSource.ts';
import type { ClaimRequest } from '../wire/claim.ts';

/** The claim of one referral, and the newest that the service said of it on the way. */
export interface ReferralClaim {
  readonly state: ClaimState;
  /** The referral as a claim or a look-up returned it; null before. */
  readonly referral: Referral | null;
}

export interface ClaimDeskOptions {
  readonly scheduler: LiveScheduler;
  /** Sends a claim (CLM-1). Two for one referral are never under way. */
  claim(
    opportunityId: string,
    request: Omit<ClaimRequest, 'username'>,
    options: CallOptions,
  ): Promise<ClaimOutcome>;
  /** Looks a referral up whose claim got no answer. */
  get(opportunityId: string, options: CallOptions): Promise<Referral | null>;
  /** Told of each referral that a claim returned, to replace its row (CLM-7). `isOwn`: the reader has it now. */
  onReferral(referral: Referral, isOwn: boolean): void;
  /** Told when a claim that was sent came to an end or to another question. */
  onSettled(opportunityId: string, state: ClaimState): void;
}

/** Milliseconds that the first wait for another look-up is about. */
const firstWait = 1000;

/** Nobody asked for it. */
export const noClaim: ReferralClaim = { state: idle, referral: null };

/**
 * Runs the claims of a reader, each by `claimFlow`. A claim that was sent is followed to its end, whatever the reader
 * looks at meanwhile. In React use `useClaim`; it knows nothing of React itself.
 */
export class ClaimDesk {
  readonly #options: ClaimDeskOptions;
  readonly #claims: Store<ReadonlyMap<string, ReferralClaim>> = createStore(new Map());
  readonly #running = new Set<string>();

  constructor(options: ClaimDeskOptions) {
    this.#options = options;
  }

  /** The claims by `opportunityId`; those that nobody asked for are missing. */
  get claims(): ReadableStore<ReadonlyMap<string, ReferralClaim>> {
    return this.#claims;
  }

  claimOf(id: string): ReferralClaim {
    return this.#claims.get().get(id) ?? noClaim;
  }

  /** Puts the question whether to claim a referral for its price (CLM-5). */
  ask = (referral: Referral) =>
    this.#tell(referral.opportunityId, { type: 'ask', referral, at: this.#now() });

  /** Answers the question with yes: sends the claim. */
  confirm = (id: string) => this.#tell(id, { type: 'confirm', at: this.#now() });

  /** Answers the question with no, or leaves the referral; what was sent goes on. */
  cancel = (id: string) => this.#tell(id, { type: 'cancel' });

  /** Tells how a referral is now, e.g. that its price fell while the question stands. */
  see = (referral: Referral) =>
    this.#tell(referral.opportunityId, { type: 'seen', referral, at: this.#now() });

  #now = () => this.#options.scheduler.elapsed();

  #tell(id: string, event: ClaimEvent) {
    const before = this.claimOf(id);
    const state = claimFlow(before.state, event);
    const referral = broughtBy(event) ?? before.referral;
    if (state === before.state && referral === before.referral) return;
    this.#claims.set(new Map(this.#claims.get()).set(id, { state, referral }));
    if (event.type === 'answered' && referral) this.#options.onReferral(referral, state.step === 'won');
    if (isUnderWay(state)) void this.#run(id);
    else if (isUnderWay(before.state)) this.#options.onSettled(id, state);
  }

  /** Makes one call after the other until the outcome is known. */
  async #run(id: string) {
    if (this.#running.has(id)) return;
    this.#running.add(id);
    let failures = 0;
    for (let { state } = this.claimOf(id); isUnderWay(state); { state } = this.claimOf(id)) {
      const event = await this.#call(id, state);
      this.#tell(id, event);
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
      const outcome = await this.#withinTime((options) => this.#options.claim(id, request, options));
      return { type: 'answered', outcome, at: this.#now() };
    } catch (error) {
      return { type: 'failed', error: toSourceError(error) };
    }
  }

  #withinTime<Answer>(call: (options: CallOptions) => Promise<Answer>): Promise<Answer> {
    const controller = new AbortController();
    return new Promise((resolve, reject) => {
      const callOff = this.#options.scheduler.after(answerTimeout, () => {
        reject(new SourceError('timeout', 'The service did not answer in time.'));
        controller.abort();
      });
      call({ signal: controller.signal }).then(resolve, reject).finally(callOff);
    });
  }

  /** Waits the longer the more often it failed, but no longer than until the network is back. */
  #wait(error: SourceError, failures: number): Promise<void> {
    const { scheduler } = this.#options;
    const { random } = scheduler;
    const asked = retryAfterMs(error, random, firstWait) ?? 0;
    const wait = Math.max(asked, waitAfterError(failures, random, firstWait));
    return new Promise((resolve) => {
      const go = () => {
        callOff();
        unsubscribe();
        resolve();
      };
      const callOff = scheduler.after(wait, go);
      const unsubscribe = scheduler.subscribe(() => scheduler.isOnline() && go());
    });
  }
}

/** The referral that an event tells of, as the service has it now. */
function broughtBy(event: ClaimEvent): Referral | null {
  if (event.type === 'found') return event.referral;
  if (event.type !== 'answered' || event.outcome.kind === 'balance-too-low') return null;
  return event.outcome.referral;
}
