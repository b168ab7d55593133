import { SourceError } from '@advantage/live-list';
import type { CallOptions } from './referralSource.ts';

/** Milliseconds after which a call is given up. */
const requestTimeout = 10_000;

/** The longest wait that a service may ask for: 5 minutes. */
const longestRetryAfter = 300_000;

/** How requests are sent: `fetch`, or another function, e.g. one that adds a token. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request as `callHttp` sends it. */
export interface HttpRequest {
  readonly url: string;
  readonly init?: RequestInit;
  /** Default: the global one. */
  readonly fetch?: Fetch | undefined;
  /** Milliseconds. Default 10,000. */
  readonly timeout?: number | undefined;
}

/**
 * Makes a call and reads what is wanted of its answer: both within the timeout, and every failure is a `SourceError`.
 * Statuses other than 2xx and 304 are failures. Use it for every call of a `ReferralSource` over HTTP.
 */
export async function callHttp<T>(
  { url, init = {}, fetch = globalThis.fetch, timeout = requestTimeout }: HttpRequest,
  { signal }: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const lapse = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, lapse]) });
    if (!response.ok && response.status !== 304) throw httpError(response);
    return await read(response);
  } catch (error) {
    if (error instanceof SourceError || signal.aborted) throw error;
    if (lapse.aborted)
      throw new SourceError('timeout', 'The service did not answer in time.', { cause: error });
    throw new SourceError('network', 'The service could not be reached.', { cause: error });
  }
}

/** The JSON of an answer. Anything else, a sign-in page for example, is `malformed`. */
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

/** The service's time of an answer; what a cache kept it for counts too. */
export function serverTimeOf(headers: Headers): number | undefined {
  const time = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? 0);
  return Number.isNaN(time) ? undefined : time + (Number.isFinite(age) ? age * 1000 : 0);
}

/** The milliseconds that `Retry-After` asks to wait, given in seconds or as a date; at most 5 minutes. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - (serverTimeOf(headers) ?? now) : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestRetryAfter);
}

const httpError = ({ status, headers }: Response) =>
  new SourceError('http', `The service answered with status ${status}.`, {
    status,
    retryAfter: retryAfterOf(headers),
  });
