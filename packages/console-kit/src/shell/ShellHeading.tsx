import { createContext, useContext, useLayoutEffect } from 'react';

/** A heading that only the page knows. */
export interface OwnHeading {
  readonly heading: string;
  /** The page that contains this one. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
}

/** Sets a heading that only the page knows. Null resets it. */
export const ShellHeadingContext = createContext<(heading: OwnHeading | null) => void>(() => {});

export interface ShellHeadingProps {
  /** Heading in the top bar while this is mounted. */
  readonly children: string;
  /** The page that contains this one, for a link in front of the heading. Default: none. */
  readonly back?: OwnHeading['back'];
}

/**
 * Sets a heading in the top bar that only the page itself knows, e.g. the name of a marketplace. Render it anywhere in
 * the page. If the heading is always the same, use `heading` of the `ConsolePage`.
 */
export function ShellHeading({ children, back }: ShellHeadingProps) {
  const setHeading = useContext(ShellHeadingContext);
  const { href, label } = back ?? {};
  useLayoutEffect(() => {
    setHeading({ heading: children, back: href && label ? { href, label } : undefined });
    return () => setHeading(null);
  }, [setHeading, children, href, label]);
  return null;
}
