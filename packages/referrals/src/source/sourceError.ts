/** What went wrong: no connection, no answer in time, an error status, or an answer that is not what was promised. */
export type SourceErrorKind = 'network' | 'timeout' | 'http' | 'malformed';

/** What a `SourceError` says besides its message. */
export interface SourceErrorDetails {
  /** The status of an `http` error. */
  readonly status?: number | undefined;
  /** How many milliseconds the service asks to wait, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The one error that a source rejects with. Its message names no personal data and may be logged. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly kind: SourceErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: SourceErrorKind, message: string, details: SourceErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
  }
}

/** For an answer that nothing changed to somebody who knows nothing yet. */
export const nothingKnown = () =>
  new SourceError('malformed', 'The service says that nothing changed, but nothing was known.');

/** Any failure as a `SourceError`; what a source did not name itself counts as a lost connection. */
export const toSourceError = (error: unknown) =>
  error instanceof SourceError
    ? error
    : new SourceError('network', 'The service could not be reached.', { cause: error });
