import { ErrorState } from '@advantage/ui';
import { sessionTexts } from '../../session/sessionTexts.ts';

export interface PageErrorProps {
  readonly error: unknown;
  /** Tries again. */
  readonly reset: () => void;
}

/** Stands in place of a page that failed; the frame around it stays. */
export function PageError({ error, reset }: PageErrorProps) {
  const isGuard = error instanceof Error && error.message === sessionTexts.accessValidation;
  return (
    <ErrorState
      what={isGuard ? sessionTexts.accessValidation.slice(0, -1) : 'This page could not be shown'}
      onRetry={reset}
    />
  );
}
