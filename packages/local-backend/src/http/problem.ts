import { STATUS_CODES } from 'node:http';
import * as en from '../messages/en.ts';

/** Identifies a failed request. */
interface RequestDetails {
  readonly requestId: string;
  readonly time?: string;
  readonly method?: string;
  readonly path?: string;
}

interface ProblemOptions {
  /** Additional members of the body, e.g. the reason of a refused claim. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error for the caller: thrown anywhere below a route, returned as `application/problem+json`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly options: ProblemOptions;

  constructor(status: number, detail: string, options: ProblemOptions = {}) {
    super(detail);
    this.status = status;
    this.options = options;
  }

  /** Returns the error response: what happened, never a stack trace. `facts` identify the request in the log. */
  toResponse(facts: RequestDetails): Response {
    const body = {
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? en.problems.error,
      status: this.status,
      detail: this.message,
      ...facts,
      ...this.options.members,
    };
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'x-request-id': facts.requestId,
        ...this.options.headers,
      },
    });
  }
}
