import { createContext, useContext, useEffect } from 'react';

/** Reports whether the page has unsaved work. */
export const UnsavedWorkContext = createContext<(isUnsaved: boolean) => void>(() => {});

/** Reports to the console whether the calling page has unsaved work, so that the end of the session doesn't lose it. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const report = useContext(UnsavedWorkContext);
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [report, isUnsaved]);
}
