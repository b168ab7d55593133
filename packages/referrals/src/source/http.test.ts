import type { SourceError } from '@advantage/live-list';
import { describe, expect, it, vi } from 'vitest';
import { createPublicFeedSource } from './createPublicFeedSource.ts';
import { callHttp, parseRetryAfter, parseServerTime, readJson } from './http.ts';

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const failureOf = async (promise: Promise<unknown>): Promise<SourceError> =>
  promise.then(
    () => Promise.reject(new Error('did not fail')),
    (error) => error,
  );

const call = (answer: () => Promise<Response>, signal = new AbortController().signal, timeout = 1000) =>
  callHttp({ url: '/', fetch: answer, timeout }, { signal }, readJson);

describe('callHttp', () => {
  it('ERR-4 names the status and what the service asks to wait', async () => {
    const error = await failureOf(call(async () => json({}, { 'retry-after': '7' }, 503)));
    expect(error).toMatchObject({ name: 'SourceError', kind: 'http', status: 503, retryAfter: 7000 });
  });

  it('D2 names a lost connection', async () => {
    const error = await failureOf(call(() => Promise.reject(new TypeError('fetch failed'))));
    expect(error).toMatchObject({ kind: 'network', status: undefined });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('D2 gives up after the timeout', async () => {
    let ended: AbortSignal | undefined;
    const hang = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        ended = signal ?? undefined;
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const request = { url: '/', fetch: hang, timeout: 10 };
    const error = await failureOf(callHttp(request, { signal: new AbortController().signal }, readJson));
    expect(error.kind).toBe('timeout');
    expect(ended?.aborted).toBe(true);
  });

  it('D7 rejects with the reason of the caller who ended it', async () => {
    const controller = new AbortController();
    const pending = call(
      () =>
        new Promise((_, reject) =>
          controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
        ),
      controller.signal,
    );
    controller.abort('enough');
    expect(await failureOf(pending)).toBe('enough');
  });

  it.each([
    ['text/html', '<!doctype html>'],
    ['application/json', '{"content":['],
    ['', '{}'],
  ])('D2 calls %s with %s malformed', async (type, body) => {
    const error = await failureOf(
      call(async () => new Response(body, { headers: type ? { 'content-type': type } : {} })),
    );
    expect(error.kind).toBe('malformed');
  });

  it('CLM-11 reads problem+json', async () => {
    expect(
      await call(async () => json({ ok: true }, { 'content-type': 'application/problem+json' })),
    ).toEqual({ ok: true });
  });
});

describe('headers', () => {
  const at = 'Fri, 20 Nov 2026 16:24:00 GMT';
  it.each([
    [{ 'retry-after': '30' }, 30_000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '-5' }, 0],
    [{ 'retry-after': '99999' }, 300_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 16:25:00 GMT', date: at }, 60_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 16:23:00 GMT', date: at }, 0],
    [{ 'retry-after': 'later' }, undefined],
    [{}, undefined],
  ])('LIV-7 reads %j as %s ms', (headers, wait) => {
    expect(parseRetryAfter(new Headers(headers as Record<string, string>))).toBe(wait);
  });

  it('LIV-7 measures a date by the machine when the service tells no time', () => {
    expect(parseRetryAfter(new Headers({ 'retry-after': at }), Date.parse(at) - 5000)).toBe(5000);
  });

  it('D8 reads the time of the service, and how long a cache kept it', () => {
    expect(parseServerTime(new Headers({ date: at }))).toBe(Date.parse(at));
    expect(parseServerTime(new Headers({ date: at, age: '3' }))).toBe(Date.parse(at) + 3000);
    expect(parseServerTime(new Headers({ date: at, age: 'old' }))).toBe(Date.parse(at));
    expect(parseServerTime(new Headers({ date: 'now' }))).toBeUndefined();
  });
});

describe('createPublicFeedSource', () => {
  const options = { signal: new AbortController().signal };
  const setUp = (answer: () => Response, baseUrl = 'https://referrals.example.com/') => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
    return { fetch, source: createPublicFeedSource({ baseUrl, fetch, headers: { 'X-Partner': 'acme' } }) };
  };

  it('FEED-17 asks the public list without cookies, with the headers of the host', async () => {
    const { fetch, source } = setUp(() => json({ content: [], totalElements: 0 }));
    await source.list({ sort: 'addDate', filters: { state: 'TX' } }, options);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(
      'https://referrals.example.com/api/v1/marketplace-opportunities?page=0&size=25&sort=addDate%2Cdesc&state=TX',
    );
    expect(init).toMatchObject({
      credentials: 'omit',
      headers: { 'X-Partner': 'acme', Accept: 'application/json' },
    });
    expect(init?.headers).not.toHaveProperty('If-None-Match');
  });

  it('D6 asks conditionally and says when nothing changed', async () => {
    const { fetch, source } = setUp(
      () => new Response(null, { status: 304, headers: { date: 'Fri, 20 Nov 2026 16:24:00 GMT' } }),
    );
    const answer = await source.list({}, { ...options, etag: '"7"' });
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'If-None-Match': '"7"' });
    expect(answer).toEqual({ unchanged: true, serverTime: Date.parse('2026-11-20T16:24:00Z') });
  });

  it('BCK-7 D-29 keeps only public fields, row by row, and the ETag', async () => {
    const content = [
      { opportunityId: 1, city: 'Tulsa', email: 'jordan@example.com', phone: '918', dynamicPrice: 28 },
      { city: 'nowhere' },
    ];
    const { source } = setUp(() => json({ content, totalElements: 214 }, { etag: 'W/"9"' }));
    const answer = await source.list({}, options);
    expect(answer).toMatchObject({ unchanged: false, etag: 'W/"9"', page: { total: 214, rejected: 1 } });
    expect(answer.unchanged ? [] : answer.page.rows).toMatchObject([
      { opportunityId: '1', city: 'Tulsa', email: null, phone: null, dynamicPrice: null },
    ]);
  });

  it('D2 calls an answer that is no list malformed', async () => {
    const { source } = setUp(() => json({ error: 'no' }), '');
    expect(await failureOf(source.list({}, options))).toMatchObject({ kind: 'malformed' });
  });
});
