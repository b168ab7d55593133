import { SourceError } from '@advantage/live-list';
import { createManualScheduler, seededRandom } from '@advantage/live-list/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ClaimOutcome, isConfirming } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { aReferral } from '../testing/aReferral.ts';
import { ClaimStore } from './ClaimStore.ts';

const referral = aReferral({ opportunityId: '1', dynamicPrice: 28 });
const networkLost = new SourceError('network', 'The service could not be reached.');

/** A fake marketplace with one referral. Its responses arrive late or get lost, and it records what it charged. */
class Market {
  referral: Referral = referral;
  charges: number[] = [];
  owner: 'me' | 'another' | null = null;
  open = 0;
  mostOpen = 0;
  /** How many of ten requests get lost, and how many responses. */
  losses = 2;
  readonly #scheduler;
  readonly #random;

  constructor(scheduler: ReturnType<typeof createManualScheduler>, seed: number) {
    this.#scheduler = scheduler;
    this.#random = seededRandom(seed);
  }

  setPrice(dynamicPrice: number) {
    if (this.owner === null) this.referral = { ...this.referral, dynamicPrice };
  }

  sellToAnother() {
    if (this.owner === null) this.#sell('another', this.referral.dynamicPrice ?? 0);
  }

  claim = (_id: string, { expectedPrice }: { expectedPrice: number }) => {
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    return this.#answer(() => this.#decide(expectedPrice)).finally(() => {
      this.open -= 1;
    });
  };

  get = () => this.#answer(() => this.referral);

  #decide(expectedPrice: number): ClaimOutcome {
    if (this.owner === 'me') return { kind: 'claimed', referral: this.referral };
    if (this.owner) return { kind: 'refused', reason: 'ALREADY_CLAIMED', referral: this.referral };
    if (this.referral.dynamicPrice !== expectedPrice)
      return { kind: 'refused', reason: 'PRICE_CHANGED', referral: this.referral };
    this.charges.push(expectedPrice);
    this.#sell('me', expectedPrice);
    return { kind: 'claimed', referral: this.referral };
  }

  #sell(owner: 'me' | 'another', soldPrice: number) {
    this.owner = owner;
    this.referral = { ...this.referral, marketplaceStatus: 'Claimed', soldPrice };
  }

  /** Responds after random delays, and loses some requests and responses. */
  #answer<Answer>(decide: () => Answer): Promise<Answer> {
    const luck = this.#random() * 10;
    return new Promise((resolve, reject) => {
      this.#scheduler.after(this.#random() * 3000, () => {
        if (luck < this.losses) return reject(networkLost);
        const answer = decide();
        this.#scheduler.after(this.#random() * 3000, () =>
          luck < this.losses * 2 ? reject(networkLost) : resolve(answer),
        );
      });
    });
  }
}

/** Waits for pending promises, which takes more microtasks for a claim than for a poll. */
async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

interface Play {
  readonly store: ClaimStore;
  readonly market: Market;
  readonly scheduler: ReturnType<typeof createManualScheduler>;
  /** The prices that the user confirmed. */
  readonly confirmed: number[];
}

function confirm({ store, confirmed }: Play) {
  const { state } = store.claimOf('1');
  if (!isConfirming(state)) return;
  confirmed.push(state.offer.price);
  store.confirm('1');
  if (store.claimOf('1').state === state) confirmed.pop();
}

/** Actions of the user, the list and the marketplace. */
const steps = fc.oneof(
  { weight: 2, arbitrary: fc.constant(({ store, market }: Play) => store.ask(market.referral)) },
  { weight: 3, arbitrary: fc.constant(confirm) },
  fc.constant(({ store }: Play) => store.cancel('1')),
  fc.constant(({ store, market }: Play) => store.see(market.referral)),
  fc.integer({ min: 20, max: 30 }).map(
    (price) =>
      ({ market }: Play) =>
        market.setPrice(price),
  ),
  {
    weight: 4,
    arbitrary: fc.integer({ min: 100, max: 4000 }).map(
      (wait) =>
        ({ scheduler }: Play) =>
          scheduler.advance(wait),
    ),
  },
);

it('CLM-5 CLM-12 CLM-13 never runs two claims at once, pays twice or pays an unconfirmed price', async () => {
  const schedules = fc.array(steps, { minLength: 20, maxLength: 60 });
  const ends = new Map<string, number>();
  const run = fc.asyncProperty(schedules, fc.nat(), fc.nat(80), async (list, seed, rival) => {
    const scheduler = createManualScheduler({ seed, settle });
    const market = new Market(scheduler, seed);
    const confirmed: number[] = [];
    const unconfirmed: number[] = [];
    const won: boolean[] = [];
    const store = new ClaimStore({
      scheduler,
      claim: (id, request) => {
        if (request.expectedPrice !== confirmed.at(-1)) unconfirmed.push(request.expectedPrice);
        return market.claim(id, request);
      },
      get: () => market.get(),
      onReferral: (_row, isOwn) => won.push(isOwn),
      onSettled: () => {},
    });
    for (const [index, step] of list.entries()) {
      if (index === rival) market.sellToAnother();
      await step({ store, market, scheduler, confirmed });
    }
    market.losses = 0;
    await scheduler.advance(180_000);

    const { step } = store.claimOf('1').state;
    ends.set(step, (ends.get(step) ?? 0) + 1);
    expect(unconfirmed).toEqual([]);
    expect(market.mostOpen).toBeLessThanOrEqual(1);
    expect(market.charges).toEqual(step === 'won' ? [confirmed.at(-1)] : []);
    expect(market.owner === 'me').toBe(step === 'won');
    expect(won.filter(Boolean)).toHaveLength(step === 'won' ? 1 : 0);
    expect(scheduler.waiting).toBe(0);
  });
  await fc.assert(run, { numRuns: 2000 });
  expect([...ends.keys()].sort()).toEqual(['asked', 'idle', 'lost', 'priceChanged', 'won']);
}, 60_000);
