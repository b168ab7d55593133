import { STATUS_CODES } from 'node:http';
import * as en from '../messages/en.ts';

/** Which request failed. */
interface RequestFacts {
  readonly requestId: string;
  readonly time?: string;
  readonly method?: string;
  readonly path?: string;
}

interface ProblemOptions {
  /** Further members of the body, e.g. the reason of a refused claim. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that the caller should read: thrown anywhere below a route, answered as `application/problem+json`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly options: ProblemOptions;

  constructor(status: number, detail: string, options: ProblemOptions = {}) {
    super(detail);
    this.status = status;
    this.options = options;
  }

  /** The answer: what happened in words, never a stack trace. `facts` name the request, so that the log can be asked. */
  toResponse(facts: RequestFacts): Response {
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
