import * as en from '../messages/en.ts';

/** Returns the server's error text for a failed gateway call, or a fallback. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error ?? '');
  return text.trim() || en.service.noReason;
}

/** Returns details that help support find the cause of a failed call, if the service gave the request an id. */
export function errorDetails(error: unknown): string | undefined {
  const requestId = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return typeof requestId === 'string' ? en.service.requestId(requestId) : undefined;
}

const refusals: Readonly<Record<number, string>> = {
  401: en.service.signInRefused,
  403: en.service.accessRefused,
};

/** Returns the text shown instead of the flags after a 401 or 403. Undefined for any other error. */
export function refusalText(error: unknown): string | undefined {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : undefined;
  return status === undefined ? undefined : refusals[status];
}
