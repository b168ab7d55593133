import { parseJson, stringifyJson } from '@advantage/marketplace-form/wire';
import { readErrorText } from './readErrorText.ts';
import type { ServiceOptions } from './serviceCall.ts';
import { fetchOf, serviceUrl } from './serviceCall.ts';

/** Milliseconds after which a call is given up. */
const timeout = 10_000;

/** A call of the Core API that failed. The message is the server's own text, for people (ERR-22). */
export class CoreApiError extends Error {
  override readonly name = 'CoreApiError';
  /** 0 when the server could not be reached. */
  readonly status: number;

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export interface CoreCall {
  /** Path and query, beginning with a slash. */
  readonly path: string;
  /** Sent as JSON; without it the call is a GET. */
  readonly body?: unknown;
  /** The version that the change was made on: sent as `If-Match` (D-26). */
  readonly version?: string | undefined;
  /** The same for each attempt of one change: sent as `Idempotency-Key`. */
  readonly key?: string | undefined;
}

export interface CoreAnswer {
  /** Undefined when the server sent no body. */
  readonly json: unknown;
  /** The server's version of what it sent, from `ETag`. */
  readonly version: string | undefined;
}

/** A function that calls the Core API, always with JSON content type (API-8). It rejects with `CoreApiError`. */
export function createCoreApi(options: ServiceOptions) {
  const fetch = fetchOf(options, 'core');
  return async ({ path, body, version, key }: CoreCall, signal?: AbortSignal): Promise<CoreAnswer> => {
    const lapse = AbortSignal.timeout(timeout);
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
    };
    if (version !== undefined) headers['If-Match'] = version;
    if (key !== undefined) headers['Idempotency-Key'] = key;
    const init: RequestInit = {
      headers,
      signal: signal ? AbortSignal.any([signal, lapse]) : lapse,
      ...(body !== undefined && { method: 'POST', body: stringifyJson(body) }),
    };
    try {
      const response = await fetch(serviceUrl(options.services, 'core', path), init);
      if (!response.ok) throw new CoreApiError(response.status, await readErrorText(response));
      const text = await response.text();
      return {
        json: text === '' ? undefined : parseJson(text),
        version: response.headers.get('etag') ?? undefined,
      };
    } catch (error) {
      if (error instanceof CoreApiError || signal?.aborted) throw error;
      throw new CoreApiError(
        0,
        lapse.aborted ? 'The service did not answer in time.' : 'The service could not be reached.',
        error,
      );
    }
  };
}

export type CoreApi = ReturnType<typeof createCoreApi>;
