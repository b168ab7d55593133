import { createContext, useContext, useLayoutEffect } from 'react';

/** Sets the heading of a page that only the page knows; null resets it. */
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
