import { describe, expect, it, vi } from 'vitest';
import { createManualScheduler } from '../testing/manualScheduler.ts';
import { Poller } from './Poller.ts';
import { SourceError } from './SourceError.ts';

/** Creates a service that counts its requests. Each gets a response after `delay`, or fails with `error`. */
function setUp({ seed = 1, delay = 0 } = {}) {
  const scheduler = createManualScheduler({ seed });
  const service = {
    delay,
    error: null as SourceError | null,
    starts: [] as number[],
    open: 0,
    mostOpen: 0,
    aborted: 0,
  };
  const answers: string[] = [];
  const poller = new Poller<string, string>({
    query: 'a',
    scheduler,
    load: (query, signal) =>
      new Promise((resolve, reject) => {
        service.starts.push(scheduler.elapsed());
        service.open += 1;
        service.mostOpen = Math.max(service.mostOpen, service.open);
        const end = (then: () => void) => () => {
          service.open -= 1;
          then();
        };
        const cancel = scheduler.after(
          service.delay,
          end(() => (service.error ? reject(service.error) : resolve(`${query}@${scheduler.elapsed()}`))),
        );
        signal.addEventListener('abort', () => {
          cancel();
          service.aborted += 1;
          end(() => reject(signal.reason))();
        });
      }),
    onResponse: (answer) => answers.push(answer),
    onError: () => {},
  });
  return { scheduler, service, answers, poller };
}

const serverError = (details = {}) =>
  new SourceError('http', 'The service answered with status 503.', { status: 503, ...details });

describe('Poller', () => {
  it.each([0, 1000, 2900])('D1 API-16 API-17 polls every 3000 ms with responses of %d ms', async (delay) => {
    const { scheduler, service, poller } = setUp({ delay });
    poller.start();
    await scheduler.advance(99 * 3000);
    const gaps = service.starts.slice(1).map((start, index) => start - (service.starts[index] ?? 0));
    expect(service.starts).toHaveLength(100);
    expect(new Set(gaps)).toEqual(new Set([3000]));
    expect(service.mostOpen).toBe(1);
  });

  it.each([
    [5000, 6000],
    [9000, 12_000],
  ])('D1 stays on the interval with one request at a time for responses of %d ms', async (delay, gap) => {
    const { scheduler, service, poller } = setUp({ delay });
    poller.start();
    await scheduler.advance(gap * 10);
    expect(service.starts).toEqual(Array.from({ length: 11 }, (_, index) => index * gap));
    expect(service.mostOpen).toBe(1);
  });

  it('T8 makes one request on start, stop, start', async () => {
    const { scheduler, service, poller } = setUp();
    poller.start();
    poller.stop();
    poller.start();
    await scheduler.advance(100);
    expect(service.starts).toHaveLength(1);
  });

  it('D7 makes no requests after stop, and aborts the pending one', async () => {
    const { scheduler, service, answers, poller } = setUp({ delay: 500 });
    poller.start();
    await scheduler.advance(100);
    poller.stop();
    await scheduler.advance(60_000);
    expect(service).toMatchObject({ starts: [0], aborted: 1, open: 0 });
    expect(answers).toEqual([]);
    expect(scheduler.waiting).toBe(0);
  });

  it('D4 LIV-1 stops polling while the page is hidden and makes one request on return', async () => {
    const { scheduler, service, poller } = setUp();
    poller.start();
    await scheduler.advance(100);
    scheduler.setVisible(false);
    await scheduler.advance(600_000);
    expect(service.starts).toHaveLength(1);
    scheduler.setVisible(true);
    await scheduler.advance(250);
    expect(service.starts).toHaveLength(2);
    await scheduler.advance(3000);
    expect(service.starts).toHaveLength(3);
  });

  it('D4 does not poll more often when visibility flips repeatedly', async () => {
    const { scheduler, service, poller } = setUp();
    poller.start();
    for (let flip = 0; flip < 100; flip += 1) {
      scheduler.setVisible(false);
      await scheduler.advance(15);
      scheduler.setVisible(true);
      await scheduler.advance(15);
    }
    expect(service.starts.length).toBeLessThanOrEqual(2);
  });

  it('LIV-2 aborts the pending request on pause, and polls right away on resume', async () => {
    const { scheduler, service, answers, poller } = setUp({ delay: 500 });
    poller.start();
    await scheduler.advance(3100);
    poller.pause();
    await scheduler.advance(60_000);
    expect(service).toMatchObject({ starts: [0, 3000], aborted: 1 });
    expect(answers).toHaveLength(1);
    poller.resume();
    await scheduler.advance(600);
    expect(service.starts).toHaveLength(3);
    expect(answers).toHaveLength(2);
  });

  it('LIV-2 loads a new query or a refresh while paused, and stays paused', async () => {
    const { scheduler, service, answers, poller } = setUp();
    poller.start();
    await scheduler.advance(100);
    poller.pause();
    poller.setQuery('b');
    await scheduler.advance(30_000);
    expect(service.starts).toHaveLength(2);
    expect(answers.at(-1)).toBe('b@100');
    poller.refresh();
    await scheduler.advance(30_000);
    expect(service.starts).toHaveLength(3);
  });

  it('LIV-8 drops the response to an outdated query', async () => {
    const { scheduler, answers, service, poller } = setUp({ delay: 2000 });
    poller.start();
    await scheduler.advance(1000);
    service.delay = 100;
    poller.setQuery('b');
    await scheduler.advance(2500);
    expect(answers).toEqual(['b@1100']);
    expect(service).toMatchObject({ aborted: 1, mostOpen: 1 });
  });

  it('LIV-8 drops a response that arrives despite the abort', async () => {
    const scheduler = createManualScheduler();
    const answers: string[] = [];
    const poller = new Poller<string, string>({
      query: 'slow',
      scheduler,
      load: (query) =>
        new Promise((resolve) => scheduler.after(query === 'slow' ? 2000 : 100, () => resolve(query))),
      onResponse: (answer) => answers.push(answer),
      onError: () => {},
    });
    poller.start();
    await scheduler.advance(10);
    poller.setQuery('quick');
    await scheduler.advance(2500);
    expect(answers).toEqual(['quick']);
  });

  it('LIV-3 D3 makes at most 20 requests in a 10-minute outage, then returns to its interval', async () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { scheduler, service, poller } = setUp({ seed });
      service.error = serverError();
      poller.start();
      await scheduler.advance(600_000);
      expect(service.starts.length, `seed ${seed}`).toBeLessThanOrEqual(20);
      const gaps = service.starts.slice(1).map((start, index) => start - (service.starts[index] ?? 0));
      expect(Math.max(...gaps), `seed ${seed}`).toBeLessThanOrEqual(60_000);
      service.error = null;
      await scheduler.advance(60_000);
      const healthy = service.starts.length;
      await scheduler.advance(30_000);
      expect(service.starts.length - healthy, `seed ${seed}`).toBe(10);
    }
  });

  it('LIV-3 D3 spreads the retries of 200 pages: at most 5% of them in any second', async () => {
    const retries: number[] = [];
    for (let seed = 1; seed <= 200; seed += 1) {
      const { scheduler, service, poller } = setUp({ seed });
      service.error = serverError();
      poller.start();
      await scheduler.advance(600_000);
      retries.push(...service.starts.slice(1));
    }
    const perSecond = new Map<number, number>();
    for (const second of retries.map((time) => Math.floor(time / 1000)))
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
    expect(Math.max(...perSecond.values()) / retries.length).toBeLessThanOrEqual(0.05);
  });

  it('LIV-7 honors Retry-After, even on refresh, return and a new query', async () => {
    const { scheduler, service, poller } = setUp();
    service.error = serverError({ retryAfter: 45_000 });
    poller.start();
    await scheduler.advance(1000);
    poller.refresh();
    poller.setQuery('b');
    scheduler.setVisible(false);
    scheduler.setVisible(true);
    await scheduler.advance(43_900);
    expect(service.starts).toHaveLength(1);
    await scheduler.advance(3100);
    expect(service.starts).toHaveLength(2);
  });

  it('LIV-7 D3 backs off despite a short Retry-After, but a refresh waits only that long', async () => {
    const { scheduler, service, poller } = setUp();
    service.error = serverError({ retryAfter: 1000 });
    poller.start();
    await scheduler.advance(600_000);
    const before = service.starts.length;
    expect(before).toBeLessThanOrEqual(20);
    await scheduler.advance(60_000);
    const last = service.starts.at(-1) ?? 0;
    poller.refresh();
    await scheduler.advance(4100);
    expect((service.starts.at(-1) ?? 0) - last).toBeGreaterThan(0);
  });

  it('D2 times out a request after 10 s', async () => {
    const { scheduler, service, poller } = setUp({ delay: 1e9 });
    poller.start();
    await scheduler.advance(9_999);
    expect(poller.failures).toBe(0);
    await scheduler.advance(1);
    expect(poller.failures).toBe(1);
    expect(service.aborted).toBe(1);
  });

  it('D4 polls right away when a frozen page resumes with an overdue poll', async () => {
    const { scheduler, service, poller } = setUp();
    const elapsed = vi.spyOn(scheduler, 'elapsed');
    poller.start();
    await scheduler.advance(10);
    elapsed.mockReturnValue(600_000);
    scheduler.setVisible(true);
    await scheduler.advance(1);
    expect(service.starts).toHaveLength(2);
  });

  it('LIV-8 aborts an interrupted request and repeats it on the next poll', async () => {
    const { scheduler, service, answers, poller } = setUp({ delay: 200 });
    poller.start();
    await scheduler.advance(3100);
    poller.interrupt();
    await scheduler.advance(3200);
    expect(service).toMatchObject({ starts: [0, 3000, 6000], aborted: 1 });
    expect(answers).toHaveLength(2);
  });
});
