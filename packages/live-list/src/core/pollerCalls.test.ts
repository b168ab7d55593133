import { expect, it, vi } from 'vitest';
import { createManualScheduler } from '../testing/manualScheduler.ts';
import { Poller } from './Poller.ts';
import { SourceError } from './SourceError.ts';

/** Creates a poller that records its requests. Each returns `query` after `delay`, or fails with the next error. */
function setUp({ delay = 0, interval = undefined as number | undefined } = {}) {
  const scheduler = createManualScheduler();
  const errors: SourceError[] = [];
  const starts: number[] = [];
  const aborted = vi.fn();
  const handlers = { onResponse: vi.fn(), onError: vi.fn() };
  const poller = new Poller<string, string>({
    query: 'a',
    scheduler,
    interval,
    load: (query, signal) =>
      new Promise((resolve, reject) => {
        starts.push(scheduler.elapsed());
        const error = errors.shift();
        scheduler.after(delay, () => (error ? reject(error) : resolve(query)));
        signal.addEventListener('abort', aborted);
      }),
    ...handlers,
  });
  return { scheduler, errors, starts, aborted, ...handlers, poller };
}

const outage = (details = {}) => new SourceError('http', 'Status 503.', { status: 503, ...details });

it('LIV-8 marks the first response to each query', async () => {
  const { scheduler, onResponse, poller } = setUp();
  poller.start();
  await scheduler.advance(3000);
  poller.setQuery('b');
  await scheduler.advance(3000);
  expect(onResponse.mock.calls).toEqual([
    ['a', 'a', true],
    ['a', 'a', false],
    ['b', 'b', true],
    ['b', 'b', false],
  ]);
});

it('LIV-3 counts consecutive errors, reports each, and resets on a response', async () => {
  const { scheduler, errors, onError, poller } = setUp();
  const two = [outage(), outage()];
  errors.push(...two);
  poller.start();
  await scheduler.advance(0);
  expect(poller.failures).toBe(1);
  while (errors.length > 0) await scheduler.advance(100);
  expect(poller.failures).toBe(2);
  await scheduler.advance(12_000);
  expect(poller.failures).toBe(0);
  expect(onError.mock.calls).toEqual(two.map((error) => [error]));
});

it('LIV-3 waits at least half of its backoff after an error', async () => {
  const { scheduler, errors, starts, poller } = setUp();
  errors.push(outage());
  vi.spyOn(scheduler, 'random').mockReturnValue(0);
  poller.start();
  await scheduler.advance(2999);
  expect(starts).toEqual([0]);
  await scheduler.advance(1);
  expect(starts).toEqual([0, 3000]);
});

it('D2 reports a timeout error', async () => {
  const { scheduler, onError, poller } = setUp({ delay: 1e9 });
  poller.start();
  await scheduler.advance(10_000);
  const [error] = onError.mock.calls[0] ?? [];
  expect(error).toMatchObject({ kind: 'timeout', message: 'The service did not answer in time.' });
});

it('LIV-1 uses a custom interval', async () => {
  const { scheduler, starts, poller } = setUp({ interval: 1000 });
  poller.start();
  await scheduler.advance(2500);
  expect(starts).toEqual([0, 1000, 2000]);
});

it('LIV-7 refreshes right away and once, but not during a pending request', async () => {
  const { scheduler, starts, poller } = setUp({ delay: 500 });
  poller.start();
  await scheduler.advance(100);
  poller.refresh();
  await scheduler.advance(1000);
  expect(starts).toEqual([0]);
  poller.pause();
  poller.refresh();
  await scheduler.advance(10_000);
  expect(starts).toEqual([0, 1100]);
});

it('LIV-7 forgets Retry-After on the next response', async () => {
  const { scheduler, errors, starts, poller } = setUp();
  errors.push(outage({ retryAfter: 20_000 }));
  poller.start();
  await scheduler.advance(24_000);
  const asked = starts.length;
  expect(asked).toBeGreaterThan(1);
  poller.refresh();
  await scheduler.advance(0);
  expect(starts).toHaveLength(asked + 1);
});

it('LIV-7 refreshes right away after an error without Retry-After', async () => {
  const { scheduler, errors, starts, poller } = setUp();
  errors.push(outage({ retryAfter: 20_000 }), outage());
  poller.start();
  while (errors.length > 0) await scheduler.advance(100);
  const asked = starts.length;
  poller.refresh();
  await scheduler.advance(0);
  expect(starts).toHaveLength(asked + 1);
});

it('LIV-2 lets the first response through on pause, and ignores resume when not paused', async () => {
  const { scheduler, starts, aborted, onResponse, poller } = setUp({ delay: 500 });
  expect(poller.isPaused).toBe(false);
  poller.start();
  await scheduler.advance(100);
  poller.pause();
  expect(poller.isPaused).toBe(true);
  await scheduler.advance(10_000);
  expect([starts, onResponse.mock.calls.length, aborted.mock.calls.length]).toEqual([[0], 1, 0]);
  poller.resume();
  expect(poller.isPaused).toBe(false);
  await scheduler.advance(100);
  expect(starts).toHaveLength(2);
  poller.resume();
  await scheduler.advance(2500);
  expect(starts).toHaveLength(2);
});

it('LIV-8 repeats an interrupted first request right away', async () => {
  const { scheduler, starts, poller } = setUp({ delay: 500 });
  poller.start();
  await scheduler.advance(100);
  poller.interrupt();
  await scheduler.advance(0);
  expect(starts).toEqual([0, 100]);
});

it('D7 follows the page until it is stopped, and leaves no timer behind', async () => {
  const { scheduler, errors, starts, poller } = setUp();
  errors.push(outage());
  poller.start();
  await scheduler.advance(100);
  expect(scheduler.waiting).toBe(1);
  scheduler.setVisible(false);
  expect(scheduler.waiting).toBe(0);
  scheduler.setVisible(true);
  expect(scheduler.waiting).toBe(1);
  poller.stop();
  scheduler.setVisible(true);
  scheduler.goOnline();
  await scheduler.advance(60_000);
  expect([starts, scheduler.waiting]).toEqual([[0], 0]);
});

it('LIV-20 retries at once when the browser says that the network is back', async () => {
  const { scheduler, errors, starts, poller } = setUp();
  errors.push(outage());
  poller.start();
  await scheduler.advance(100);
  scheduler.goOnline();
  await scheduler.advance(0);
  expect(starts).toEqual([0, 100]);
});

it('LIV-20 sends nothing extra when the browser says so and no request has failed', async () => {
  const { scheduler, starts, poller } = setUp();
  poller.start();
  await scheduler.advance(100);
  scheduler.goOnline();
  await scheduler.advance(2800);
  expect(starts).toEqual([0]);
});

it('D7 makes no requests before it is started', async () => {
  const { scheduler, starts, poller } = setUp();
  poller.setQuery('b');
  poller.refresh();
  poller.pause();
  poller.resume();
  await scheduler.advance(10_000);
  expect(starts).toEqual([]);
});

it.each([
  ['comes back asks on the beat, not only when the wait after an error is over', false, [0, 3500]],
  ['was there all along waits until the wait after an error is over', true, [0, 6000]],
])('D4 LIV-3 a page that %s', async (_what, wasVisible, expected) => {
  const { scheduler, errors, starts, poller } = setUp();
  errors.push(outage());
  vi.spyOn(scheduler, 'random').mockReturnValue(1);
  poller.start();
  await scheduler.advance(100);
  scheduler.setVisible(wasVisible);
  await scheduler.advance(3400);
  scheduler.setVisible(true);
  await scheduler.advance(2500);
  expect(starts.slice(0, 2)).toEqual(expected);
});

it('LIV-2 cancels the scheduled poll on pause', async () => {
  const { scheduler, poller } = setUp();
  poller.start();
  await scheduler.advance(100);
  poller.pause();
  expect(scheduler.waiting).toBe(0);
});
