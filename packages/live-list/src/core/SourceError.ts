/** What went wrong: no connection, no answer in time, an error status, or an answer of the wrong shape. */
export type SourceErrorKind = 'network' | 'timeout' | 'http' | 'malformed';

/** Optional parts of a `SourceError`. */
export interface SourceErrorDetails {
  /** The status of an `http` error. */
  readonly status?: number | undefined;
  /** How many milliseconds the service asks to wait, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** Why the service refused, in its own words for people. */
  readonly reason?: string | undefined;
  readonly cause?: unknown;
}

/** The error that a source rejects with. Its message names no personal data and may be logged. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly kind: SourceErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly reason: string | undefined;

  constructor(kind: SourceErrorKind, message: string, details: SourceErrorDetails = {}) {
    super(message, details);
    this.kind = kind;
    Object.assign(this, details);
  }
}

/** The error for a 'not modified' answer to a request that named no earlier version. */
export const unexpectedNotModified = () =>
  new SourceError('malformed', 'The service answered a first request with 304.');

/** Wraps any failure in a `SourceError`. An error that the source did not classify counts as a lost connection. */
export const toSourceError = (error: unknown) =>
  error instanceof SourceError
    ? error
    : new SourceError('network', 'The service could not be reached.', { cause: error });
