import { buildMarketplace } from '@advantage/marketplace-form/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleMatchReferrals } from '../testing/sampleReferrals.ts';
import { simulate } from './simulate.ts';
import { runSimulation } from './useSimulation.ts';

const referrals = sampleMatchReferrals(60);
const before = [buildMarketplace({ id: 1, riskAppetite: { stateCodes: ['GA'] } })];
const change = { before, after: [buildMarketplace({ id: 1, riskAppetite: { stateCodes: ['TX'] } })] };

/** Stubs `Worker`. `respond` handles each message posted to it. */
function stubWorker(respond: (worker: FakeWorker, message: unknown) => void) {
  const started: FakeWorker[] = [];
  class Stub extends FakeWorker {
    constructor() {
      super(respond);
      started.push(this);
    }
  }
  vi.stubGlobal('Worker', Stub);
  return started;
}

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  isTerminated = false;
  readonly #respond: (worker: FakeWorker, message: unknown) => void;

  constructor(respond: (worker: FakeWorker, message: unknown) => void) {
    this.#respond = respond;
  }

  postMessage(message: unknown) {
    this.#respond(this, message);
  }

  terminate() {
    this.isTerminated = true;
  }
}

/** Simulates Trusted Types without a policy that allows the worker. */
class ForbiddenWorker {
  constructor() {
    throw new TypeError('This document requires TrustedScriptURL.');
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('a simulation in a worker', () => {
  it('DAT-14 has the result of the worker, tells its progress and ends it', async () => {
    const result = await simulate(change, referrals);
    const workers = stubWorker((worker, message) => {
      expect(structuredClone(message)).toEqual({ change, referrals });
      queueMicrotask(() => {
        worker.onmessage?.({ data: { done: 25 } });
        worker.onmessage?.({ data: { simulation: result } });
      });
    });
    const onProgress = vi.fn();
    expect(await runSimulation(change, referrals, { onProgress })).toBe(result);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(25);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });

  it('DAT-14 is canceled by ending the worker', async () => {
    const workers = stubWorker(() => {});
    const controller = new AbortController();
    const running = runSimulation(change, referrals, { signal: controller.signal });
    controller.abort();
    await expect(running).rejects.toThrow(/abort/i);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });

  it.each<[string, () => void]>([
    ['there are no workers', () => vi.stubGlobal('Worker', undefined)],
    [
      'its file cannot be loaded',
      () => void stubWorker((worker) => queueMicrotask(() => worker.onerror?.())),
    ],
    [
      'a referral cannot be sent',
      () =>
        void stubWorker(() => {
          throw new DOMException('It could not be cloned.', 'DataCloneError');
        }),
    ],
    ['a policy forbids it', () => vi.stubGlobal('Worker', ForbiddenWorker)],
  ])('DAT-14 runs in the page where %s', async (_name, prepare) => {
    prepare();
    const onProgress = vi.fn();
    expect(await runSimulation(change, referrals, { onProgress })).toEqual(await simulate(change, referrals));
    expect(onProgress).toHaveBeenLastCalledWith(referrals.length);
  });
});
