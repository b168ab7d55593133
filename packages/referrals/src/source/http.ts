import { SourceError } from '@advantage/live-list';
import type { CallOptions } from './referralSource.ts';

/** Request timeout, in milliseconds. */
const requestTimeout = 10_000;

/** Upper limit for `Retry-After`, in milliseconds: 5 minutes. */
const maxRetryAfter = 300_000;

/** A function that sends requests: `fetch`, or e.g. one that adds a token. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request for `callHttp`. */
export interface HttpRequest {
  readonly url: string;
  readonly init?: RequestInit;
  /** The `fetch` function to use. Default: the global one. */
  readonly fetch?: Fetch | undefined;
  /** Request timeout, in milliseconds. Default 10,000. */
  readonly timeout?: number | undefined;
}

/**
 * Sends a request and reads the response with `read`, both within the timeout. Rejects with a `SourceError` on any
 * failure, including statuses other than 2xx and 304, or with the abort reason if the caller aborts. Use it for every
 * request of an HTTP `ReferralSource`.
 */
export async function callHttp<T>(
  { url, init = {}, fetch = globalThis.fetch, timeout = requestTimeout }: HttpRequest,
  { signal }: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const timeoutSignal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, timeoutSignal]) });
    if (!response.ok && response.status !== 304) throw httpError(response);
    return await read(response);
  } catch (error) {
    if (error instanceof SourceError || signal.aborted) throw error;
    if (timeoutSignal.aborted)
      throw new SourceError('timeout', 'The service did not answer in time.', { cause: error });
    throw new SourceError('network', 'The service could not be reached.', { cause: error });
  }
}

/** Parses the JSON of a response. Rejects with a `malformed` error for anything else, e.g. a sign-in page. */
export async function readJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (!/\bjson\b/i.test(type)) throw new SourceError('malformed', 'The service did not answer with JSON.');
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SourceError('malformed', 'The service did not answer with JSON.', { cause });
  }
}

/** Returns the server's time according to a response: its `Date` header, plus its `Age` in a cache. */
export function parseServerTime(headers: Headers): number | undefined {
  const time = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? 0);
  return Number.isNaN(time) ? undefined : time + (Number.isFinite(age) ? age * 1000 : 0);
}

/** Parses `Retry-After`, in seconds or as a date, and returns the milliseconds to wait, at most 5 minutes. */
export function parseRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - (parseServerTime(headers) ?? now) : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), maxRetryAfter);
}

const httpError = ({ status, headers }: Response) =>
  new SourceError('http', `The service answered with status ${status}.`, {
    status,
    retryAfter: parseRetryAfter(headers),
  });
