import { toasts } from '@advantage/ui';
import { useEffect } from 'react';

/** Tells a failed load in a toast, once per failure. */
export function useErrorToast(error: unknown, text: string) {
  useEffect(() => {
    if (error) toasts.error(text);
  }, [error, text]);
}
