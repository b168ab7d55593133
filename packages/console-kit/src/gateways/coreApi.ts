import { parseJson, stringifyJson } from '@advantage/marketplace-form/wire';
import * as en from '../messages/en.ts';
import { readProblem, type ServerProblem } from './readProblem.ts';
import type { ServiceOptions } from './serviceCall.ts';
import { fetchOf, serviceUrl } from './serviceCall.ts';

/** Milliseconds after which a call is given up. */
const timeout = 10_000;

/** A call of the Core API that failed. The message is the server's own text, for people. */
export class CoreApiError extends Error {
  override readonly name = 'CoreApiError';
  /** 0 when no answer came: the call may have been carried out. */
  readonly status: number;
  /** The server's own words; undefined where it gave none. */
  readonly reason: string | undefined;
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(status: number, message: string, details: Partial<ServerProblem> & { cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.status = status;
    this.reason = details.reason;
    this.requestId = details.requestId;
  }
}

async function refusal(response: Response): Promise<CoreApiError> {
  const problem = await readProblem(response);
  const { status } = response;
  return new CoreApiError(status, problem.reason ?? `The service answered with status ${status}.`, problem);
}

export interface CoreCall {
  /** Path and query, beginning with a slash. */
  readonly path: string;
  /** Sent as JSON; without it the call is a GET. */
  readonly body?: unknown;
  /** The version that the change was made on: sent as `If-Match`. */
  readonly version?: string | undefined;
  /** Identifies what the person wanted: a repeated call with the same key is carried out once. */
  readonly idempotencyKey?: string | undefined;
}

export interface CoreAnswer {
  /** Undefined when the server sent no body. */
  readonly json: unknown;
  /** The server's version of what it sent, from `ETag`. */
  readonly version: string | undefined;
}

/** A function that calls the Core API, always with JSON content type. It rejects with `CoreApiError`. */
export function createCoreApi(options: ServiceOptions) {
  const send = fetchOf(options, 'core');
  return async (
    { path, body, version, idempotencyKey }: CoreCall,
    signal?: AbortSignal,
  ): Promise<CoreAnswer> => {
    const lapse = AbortSignal.timeout(timeout);
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
    };
    if (version !== undefined) headers['If-Match'] = version;
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    const init: RequestInit = {
      headers,
      signal: signal ? AbortSignal.any([signal, lapse]) : lapse,
      ...(body !== undefined && { method: 'POST', body: stringifyJson(body) }),
    };
    try {
      const response = await send(serviceUrl(options.services, 'core', path), init);
      if (!response.ok) throw await refusal(response);
      const text = await response.text();
      return {
        json: text === '' ? undefined : parseJson(text),
        version: response.headers.get('etag') ?? undefined,
      };
    } catch (error) {
      if (error instanceof CoreApiError || signal?.aborted) throw error;
      const message = lapse.aborted ? en.services.late : en.services.unreachable;
      throw new CoreApiError(0, message, { cause: error });
    }
  };
}

export type CoreApi = ReturnType<typeof createCoreApi>;
