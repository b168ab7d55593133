import { createContext, useContext, useEffect } from 'react';

/** Takes whether the page holds work that is not saved. */
export const UnsavedWorkContext = createContext<(isUnsaved: boolean) => void>(() => {});

/** Tells the console whether the calling page holds unsaved work: its session may end without losing it. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const report = useContext(UnsavedWorkContext);
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [report, isUnsaved]);
}
