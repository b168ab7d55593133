import { useEffect } from 'react';

/** Sets the title of the browser's tab while the calling page shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
