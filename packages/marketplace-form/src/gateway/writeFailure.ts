/** What a failed write adds to its text: the service's reason, or that the outcome is unknown. */
const reasonOf = (error: unknown) =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string' ? error.reason : '';

/** What a toast says of a failed write: the specified text, then the reason; the request's id as details. */
export function writeFailure(text: string, error: unknown) {
  const requestId = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return {
    text: `${text} ${reasonOf(error)}`.trim(),
    details: typeof requestId === 'string' ? `Request ID: ${requestId}` : undefined,
  };
}
