import { useEffect } from 'react';

/** Sets the title of the browser tab while the calling page is mounted. Restores the previous title afterward. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
