import * as en from '../messages/en.ts';

/** What a failed gateway call says to a person: the server's error text. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error ?? '');
  return text.trim() || en.service.noReason;
}

/** What helps support to find the cause of a failed call, where the service gave the request an id. */
export function errorDetails(error: unknown): string | undefined {
  const requestId = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return typeof requestId === 'string' ? en.service.requestId(requestId) : undefined;
}

const refusals: Readonly<Record<number, string>> = {
  401: en.service.signInRefused,
  403: en.service.accessRefused,
};

/** What a refused read says in place of the flags; undefined when the error's `status` is neither 401 nor 403. */
export function refusalText(error: unknown): string | undefined {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : undefined;
  return status === undefined ? undefined : refusals[status];
}
