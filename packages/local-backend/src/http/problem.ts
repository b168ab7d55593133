import { STATUS_CODES } from 'node:http';

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

  /** The answer: what happened in words, never a stack trace. */
  toResponse(): Response {
    const body = {
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      ...this.options.members,
    };
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...this.options.headers,
      },
    });
  }
}
