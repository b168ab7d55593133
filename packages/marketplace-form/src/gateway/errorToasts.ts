import { toasts } from '@advantage/ui';
import { useEffect } from 'react';

/** Returns the error's `reason`: the service's explanation, or that the outcome is unknown. */
const getReason = (error: unknown) =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string' ? error.reason : '';

/** Returns the toast for a failed write: the specified text followed by the reason, with the request ID as details. */
export function toErrorToast(text: string, error: unknown) {
  const requestId = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return {
    text: `${text} ${getReason(error)}`.trim(),
    details: typeof requestId === 'string' ? `Request ID: ${requestId}` : undefined,
  };
}

/** Shows a toast for a failed load, once per error. */
export function useErrorToast(error: unknown, text: string) {
  useEffect(() => {
    if (error) toasts.error(text);
  }, [error, text]);
}
