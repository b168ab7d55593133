import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface LinkRouterProps {
  /** Navigates to a URL of this site without reloading the page. */
  readonly navigate: (href: string) => void;
  /** The app or page. */
  readonly children: ReactNode;
}

/**
 * Connects all links inside to the application's router. Render it once at the root; without it, links load their
 * page.
 */
export function LinkRouter({ navigate, children }: LinkRouterProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
