import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface LinkRouterProps {
  /** Goes to an address of this site without loading the page again. */
  readonly navigate: (href: string) => void;
  /** The app or page. */
  readonly children: ReactNode;
}

/** Lets every link inside follow the application's router. Use one at the root; without it links load their page. */
export function LinkRouter({ navigate, children }: LinkRouterProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
