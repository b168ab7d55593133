import { useBlocker } from '@tanstack/react-router';
import { useUnsavedWork } from './unsavedWork.ts';

/** Keeps people from leaving a page with unsaved changes; the page asks them itself. */
export function useUnsavedChanges(hasChanges: boolean) {
  useUnsavedWork(hasChanges);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  return { isAsking: status === 'blocked', onLeave: () => proceed?.(), onStay: () => reset?.() };
}
