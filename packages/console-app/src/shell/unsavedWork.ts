import { createContext, useContext, useEffect } from 'react';

/** Takes whether the page holds work that is not saved. */
export const UnsavedWorkContext = createContext<(isUnsaved: boolean) => void>(() => {});

/** Tells the console whether the calling page holds unsaved work: its session may end without losing it. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const tell = useContext(UnsavedWorkContext);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [tell, isUnsaved]);
}
