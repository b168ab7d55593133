import { parseJson, stringifyJson } from '@advantage/marketplace-form/wire';
import * as en from '../messages/en.ts';
import { readProblem, type ServerProblem } from './readProblem.ts';
import { getServiceFetch, type ServiceOptions, serviceUrl } from './serviceCall.ts';

/** Request timeout, in milliseconds. */
const timeout = 10_000;

/** A failed call of the Core API. The message is the server's error text, for users. */
export class CoreApiError extends Error {
  override readonly name = 'CoreApiError';
  /** HTTP status. 0 if no response arrived: the call may have been carried out. */
  readonly status: number;
  /** The server's error text. Undefined if it sent none. */
  readonly reason: string | undefined;
  /** Identifies the request in the server's log. */
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
  /** Path and query, starting with a slash. */
  readonly path: string;
  /** Sent as JSON. Without it, the call is a GET. */
  readonly body?: unknown;
  /** The version that the change is based on. Sent as `If-Match`. */
  readonly version?: string | undefined;
  /** Identifies the user's intent: a repeated call with the same key is carried out only once. */
  readonly idempotencyKey?: string | undefined;
}

export interface CoreResponse {
  /** Undefined if the server sent no body. */
  readonly json: unknown;
  /** The version of the response, from `ETag`. */
  readonly version: string | undefined;
}

/** Creates a function that calls the Core API, always with a JSON content type. It rejects with `CoreApiError`. */
export function createCoreApi(options: ServiceOptions) {
  const send = getServiceFetch(options, 'core');
  return async (
    { path, body, version, idempotencyKey }: CoreCall,
    signal?: AbortSignal,
  ): Promise<CoreResponse> => {
    const timeoutSignal = AbortSignal.timeout(timeout);
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
    };
    if (version !== undefined) headers['If-Match'] = version;
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    const init: RequestInit = {
      headers,
      signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
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
      const message = timeoutSignal.aborted ? en.services.late : en.services.unreachable;
      throw new CoreApiError(0, message, { cause: error });
    }
  };
}

export type CoreApi = ReturnType<typeof createCoreApi>;
