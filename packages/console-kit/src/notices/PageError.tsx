import { ErrorState, useMessages } from '@advantage/ui';
import { useEffect } from 'react';
import * as en from '../messages/en.ts';
import { session as sessionTexts } from '../messages/en.ts';
import { reloadPage } from './reloadPage.ts';

export interface PageErrorProps {
  readonly error: unknown;
  /** Retries. */
  readonly reset: () => void;
}

/** Whether a page's code couldn't be loaded, because of the network or a newer deployment. Only a page load helps. */
const isChunkLoadError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|unable to preload/i.test(error.message);

/** Shown instead of a page that failed. The frame around it stays. */
export function PageError({ error, reset }: PageErrorProps) {
  const t = useMessages(en.failures);
  const isGuard = error instanceof Error && error.message === sessionTexts.accessValidation;
  const needsReload = isChunkLoadError(error);
  useEffect(() => {
    if (!needsReload) return;
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, [needsReload]);
  return (
    <ErrorState
      what={isGuard ? sessionTexts.accessValidation.slice(0, -1) : t.page}
      onRetry={needsReload ? reloadPage : reset}
    />
  );
}
