import { useEffect } from 'react';

/** What asks before unsaved changes are left behind. */
export interface UnsavedGuard {
  /** Somebody is about to leave: the dialog shows. */
  readonly isAsking: boolean;
  /** Leaves; the changes are lost. */
  readonly onLeave: () => void;
  /** Stays. */
  readonly onStay: () => void;
}

/**
 * A hook that keeps people from leaving while there are unsaved changes. Give the form one that blocks your router;
 * it then shows the dialog itself.
 */
export type UseUnsavedGuard = (hasChanges: boolean) => UnsavedGuard;

const never: UnsavedGuard = { isAsking: false, onLeave: () => {}, onStay: () => {} };

/** Guards the browser tab only: closing and reloading it. For a page without a router. */
export const useTabGuard: UseUnsavedGuard = (hasChanges) => {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return never;
};
