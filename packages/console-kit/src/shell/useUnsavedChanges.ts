import { useBlocker } from '@tanstack/react-router';
import { useUnsavedWork } from './unsavedWork.ts';

/** Blocks leaving a page with unsaved changes. The page itself asks for confirmation. */
export function useUnsavedChanges(hasChanges: boolean) {
  useUnsavedWork(hasChanges);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  return { isAsking: status === 'blocked', onLeave: () => proceed?.(), onStay: () => reset?.() };
}
