import { useEffect } from 'react';

/** State and callbacks of the dialog that asks before unsaved changes are lost. */
export interface UnsavedGuard {
  /** Whether the user is about to leave, so the dialog is open. */
  readonly isAsking: boolean;
  /** Leaves the page and loses the changes. */
  readonly onLeave: () => void;
  /** Stays on the page. */
  readonly onStay: () => void;
}

/**
 * A hook that blocks navigation while there are unsaved changes. Pass the form a hook that blocks your router; the form
 * shows the dialog itself.
 */
export type UseUnsavedGuard = (hasChanges: boolean) => UnsavedGuard;

const inactiveGuard: UnsavedGuard = { isAsking: false, onLeave: () => {}, onStay: () => {} };

/** Warns before the browser tab is closed or reloaded. For pages without a router. */
export const useTabGuard: UseUnsavedGuard = (hasChanges) => {
  useEffect(() => {
    if (!hasChanges) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [hasChanges]);
  return inactiveGuard;
};
