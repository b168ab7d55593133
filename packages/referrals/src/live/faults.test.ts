import type { LoadOptions } from '@advantage/live-list';
import { createManualScheduler, type ManualScheduler } from '@advantage/live-list/testing';
import { describe, expect, it, vi } from 'vitest';
import { createPublicFeedSource } from '../source/createPublicFeedSource.ts';
import { callHttp } from '../source/http.ts';
import { readListAnswer } from '../source/listAnswer.ts';
import type { ListAnswer } from '../source/referralSource.ts';
import { createLiveReferrals } from '../testing/createLiveReferrals.ts';
import { type ReferralListQuery, referralListParams } from '../wire/listParams.ts';

const rows = [{ opportunityId: 1 }, { opportunityId: 2 }];
const pageOf = (content: unknown[]) =>
  JSON.stringify({ content, totalElements: content.length, numberOfElements: content.length });
const json = (body: BodyInit | null, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
const status = (code: number, headers: Record<string, string> = {}) => json('{}', { status: code, headers });

type Answer = (scheduler: ManualScheduler, signal: AbortSignal) => Response | Promise<Response>;

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const brokenBody = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"content":[{"opportuni'));
      controller.error(new TypeError('terminated'));
    },
  });

/** Each fault, with its effect on the list: the rows `stay`, or the list becomes `empty`. */
const faults: Record<string, readonly [Answer, 'stay' | 'empty']> = {
  'a 500': [() => status(500), 'stay'],
  'a 502': [() => status(502), 'stay'],
  'a 503 with Retry-After in seconds': [() => status(503, { 'retry-after': '5' }), 'stay'],
  'a 503 with Retry-After as a date': [
    () =>
      status(503, { date: 'Fri, 20 Nov 2026 16:24:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 16:24:05 GMT' }),
    'stay',
  ],
  'a 429': [() => status(429, { 'retry-after': '5' }), 'stay'],
  'a 408': [() => status(408), 'stay'],
  'a 401': [() => status(401), 'empty'],
  'a 403': [() => status(403), 'stay'],
  'a 404': [() => status(404), 'empty'],
  'a refused connection': [() => Promise.reject(new TypeError('fetch failed')), 'stay'],
  'a connection reset in mid-body': [() => json(brokenBody()), 'stay'],
  'a hang': [(_, signal) => ended(signal), 'stay'],
  'truncated JSON': [() => json('{"content":[{"opportunityId":1}'), 'stay'],
  'an HTML page': [
    () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } }),
    'stay',
  ],
  'a wrong content type': [
    () => new Response(pageOf(rows), { headers: { 'content-type': 'text/plain' } }),
    'stay',
  ],
  'a 204': [() => new Response(null, { status: 204 }), 'stay'],
  'JSON that is no page': [() => json('{"error":"no"}'), 'stay'],
};

type Load = (query: ReferralListQuery, options: LoadOptions) => Promise<ListAnswer>;
type FakeFetch = (url: string, init: RequestInit) => Promise<Response>;

const overHttp =
  (url: string, init: RequestInit) =>
  (fetch: FakeFetch): Load =>
  (query, options) =>
    callHttp({ url: `${url}?${referralListParams(query)}`, init, fetch }, options, readListAnswer);

const lists: Record<string, (fetch: FakeFetch) => Load> = {
  'the referrals': overHttp('https://example.com/api/v1/marketplace-opportunities/maya', {}),
  'the acquired list': overHttp('https://example.com/api/v1/acquired-marketplace-opportunities', {
    method: 'POST',
    body: '{"username":"maya"}',
  }),
  'the public feed': (fetch) => createPublicFeedSource({ baseUrl: 'https://example.com', fetch }).list,
};

const cases = Object.keys(lists).flatMap((list) => Object.keys(faults).map((fault) => ({ list, fault })));

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(name: string) {
  const scheduler = createManualScheduler({ settle: nextTask });
  const healthy: Answer = () => json(pageOf(rows));
  const service = { answer: healthy, calls: 0 };
  const fetch: FakeFetch = async (_url, init) => {
    service.calls += 1;
    return service.answer(scheduler, init.signal ?? new AbortController().signal);
  };
  const onError = vi.fn();
  const load = lists[name]?.(fetch);
  if (!load) throw new Error(`no list ${name}`);
  const list = createLiveReferrals({ query: {}, scheduler, load, onError });
  list.start();
  const ids = () => list.rows.get().rows.map((row) => row.opportunityId);
  return { scheduler, service, healthy, list, ids, onError };
}

describe('a live list with a failing service', () => {
  it.each(cases)('D2 LIV-3 LIV-4 LIV-5 recovers from $fault: $list', async ({ list: name, fault }) => {
    const [answer, outcome] = faults[fault] ?? [];
    const { scheduler, service, healthy, list, ids, onError } = setUp(name);
    await scheduler.advance(100);
    expect(ids()).toEqual(['1', '2']);

    if (answer) service.answer = answer;
    await scheduler.advance(14_000);
    expect(ids()).toEqual(outcome === 'empty' ? [] : ['1', '2']);
    expect(list.status.get().state).toBe(outcome === 'empty' ? 'live' : 'reconnecting');
    expect(onError.mock.calls.length > 0).toBe(outcome === 'stay');

    service.answer = healthy;
    const failed = service.calls;
    while (service.calls === failed) await scheduler.advance(100);
    await scheduler.advance(100);
    expect(ids()).toEqual(['1', '2']);
    expect(list.status.get()).toMatchObject({ state: 'live', failures: 0, error: null });
    // One good response is enough to return to the regular poll interval.
    await scheduler.advance(3000);
    expect(service.calls - failed).toBe(2);
    await scheduler.advance(27_000);
    expect(service.calls - failed).toBe(11);
  });

  it.each(cases.filter(({ fault }) => faults[fault]?.[1] === 'stay'))(
    'D3 LIV-3 makes at most 20 requests in 10 minutes of $fault: $list',
    async ({ list, fault }) => {
      const { scheduler, service, healthy, ids } = setUp(list);
      await scheduler.advance(100);
      service.answer = faults[fault]?.[0] ?? healthy;
      const { calls } = service;
      await scheduler.advance(600_000);
      expect(service.calls - calls).toBeLessThanOrEqual(20);
      expect(ids()).toEqual(['1', '2']);
    },
  );

  it.each(Object.keys(lists))('D2 accepts a response after 9 s: %s', async (name) => {
    const { scheduler, service, list, ids } = setUp(name);
    service.answer = (clock) =>
      new Promise((resolve) => clock.after(9000, () => resolve(json(pageOf([{ opportunityId: 3 }])))));
    await scheduler.advance(9100);
    expect(ids()).toEqual(['3']);
    expect(list.status.get().state).toBe('live');
  });

  it('D2 LIV-14 shows the other rows when some are malformed', async () => {
    const { scheduler, service, list, ids } = setUp('the public feed');
    service.answer = () =>
      json(pageOf([{ opportunityId: 1 }, { opportunityId: 2, city: {} }, null, { opportunityId: 4 }]));
    await scheduler.advance(100);
    expect(ids()).toEqual(['1', '4']);
    expect(list.rows.get()).toMatchObject({ rejected: 2, total: 4 });
  });
});
