import { useEffect } from 'react';

/** Sets the title of the browser's tab while the calling page shows; afterwards it is what it was. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
