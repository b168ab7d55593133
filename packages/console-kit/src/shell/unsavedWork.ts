import { createContext, useContext, useEffect, useState } from 'react';

/** The unsaved work of the current page, and what would lose it. */
export interface UnsavedWork {
  /** Whether the page has unsaved work. */
  readonly isUnsaved: boolean;
  /** Reports whether the page has unsaved work. */
  readonly report: (isUnsaved: boolean) => void;
  /** Leaves the console, e.g. by logging out. If there's unsaved work, the page asks first. */
  readonly leave: (action: () => Promise<void>) => void;
  /** Whether the page has to ask the user. */
  readonly isAsking: boolean;
  /** Whether the user has agreed to lose the work. */
  readonly isLeaving: boolean;
  /** Loses the work. */
  readonly onLeave: () => void;
  /** Stays on the page. */
  readonly onStay: () => void;
}

/** What leaves the console, and whether the user has agreed to it. */
interface Leaving {
  readonly action: () => Promise<void>;
  readonly isAgreed: boolean;
}

/** Provides the unsaved work. Default: there is none. */
export const UnsavedWorkContext = createContext<UnsavedWork>({
  isUnsaved: false,
  report: () => {},
  leave: (action) => void action(),
  isAsking: false,
  isLeaving: false,
  onLeave: () => {},
  onStay: () => {},
});

/** Keeps the unsaved work of a console. */
export function useUnsavedWorkState(): UnsavedWork {
  const [isUnsaved, report] = useState(false);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const onStay = () => setLeaving(null);
  return {
    isUnsaved,
    report,
    leave: (action) => (isUnsaved ? setLeaving({ action, isAgreed: false }) : void action()),
    isAsking: leaving?.isAgreed === false,
    isLeaving: leaving?.isAgreed === true,
    onLeave: () => {
      if (!leaving) return;
      setLeaving({ ...leaving, isAgreed: true });
      // If it fails, the page and its work are still there.
      void leaving.action().finally(onStay);
    },
    onStay,
  };
}

/**
 * Reports to the console whether the calling page has unsaved work, so that neither the end of the session nor logging
 * out loses it. The page asks the user while `isAsking`.
 */
export function useUnsavedWork(isUnsaved: boolean): Omit<UnsavedWork, 'isUnsaved' | 'report' | 'leave'> {
  const { report, ...work } = useContext(UnsavedWorkContext);
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [report, isUnsaved]);
  return work;
}
