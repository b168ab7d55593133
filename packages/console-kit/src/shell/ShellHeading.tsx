import { createContext, useContext, useLayoutEffect } from 'react';

/** Sets a heading that only the page knows. Null resets it. */
export const ShellHeadingContext = createContext<(heading: string | null) => void>(() => {});

export interface ShellHeadingProps {
  /** Heading in the top bar while this is mounted. */
  readonly children: string;
}

/** Sets a heading in the top bar that only the page itself knows, e.g. the name of a marketplace. */
export function ShellHeading({ children }: ShellHeadingProps) {
  const setHeading = useContext(ShellHeadingContext);
  useLayoutEffect(() => {
    setHeading(children);
    return () => setHeading(null);
  }, [setHeading, children]);
  return null;
}
