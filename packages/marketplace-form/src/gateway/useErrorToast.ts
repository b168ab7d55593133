import { toasts } from '@advantage/ui';
import { useEffect } from 'react';

/** Shows a toast for a failed load, once per error. */
export function useErrorToast(error: unknown, text: string) {
  useEffect(() => {
    if (error) toasts.error(text);
  }, [error, text]);
}
