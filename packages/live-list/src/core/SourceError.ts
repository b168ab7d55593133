/** What went wrong: no connection, a timeout, an error status, or a malformed response. */
export type SourceErrorKind = 'network' | 'timeout' | 'http' | 'malformed';

/** Optional details of a `SourceError`. */
export interface SourceErrorDetails {
  /** HTTP status of an `http` error. */
  readonly status?: number | undefined;
  /** How long the service asks to wait, in milliseconds, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** The service's reason for refusing, as text for users. */
  readonly reason?: string | undefined;
  readonly cause?: unknown;
}

/** The error that a source rejects with. Its message contains no personal data and may be logged. */
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

/** Returns the error for a 304 response to a request that sent no `etag`. */
export const unexpectedNotModified = () =>
  new SourceError('malformed', 'The service answered a first request with 304.');

/** Returns a `SourceError` for any error. An error that isn't a `SourceError` counts as a lost connection. */
export const toSourceError = (error: unknown) =>
  error instanceof SourceError
    ? error
    : new SourceError('network', 'The service could not be reached.', { cause: error });
