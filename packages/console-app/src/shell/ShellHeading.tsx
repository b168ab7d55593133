import { createContext, useContext, useLayoutEffect } from 'react';

/** Where a page puts a heading of its own; null takes it back. */
export const ShellHeadingContext = createContext<(heading: string | null) => void>(() => {});

export interface ShellHeadingProps {
  /** What the top bar says while this shows. */
  readonly children: string;
}

/** Puts a heading that only the page itself knows into the top bar, e.g. the name of a marketplace. */
export function ShellHeading({ children: heading }: ShellHeadingProps) {
  const setHeading = useContext(ShellHeadingContext);
  useLayoutEffect(() => {
    setHeading(heading);
    return () => setHeading(null);
  }, [setHeading, heading]);
  return null;
}
