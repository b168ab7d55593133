import { useEffect, useRef } from 'react';
import { badgedTitle } from './alertText.ts';

/** Whether somebody looks at the page now. */
export const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** A function that adds to the number in the title of the tab; it goes away when somebody looks at the page. */
export function useTitleBadge(): (count: number) => void {
  const unseen = useRef(0);
  useEffect(() => {
    const clear = () => {
      if (!isLookedAt()) return;
      unseen.current = 0;
      document.title = badgedTitle(document.title, 0);
    };
    window.addEventListener('focus', clear);
    document.addEventListener('visibilitychange', clear);
    return () => {
      window.removeEventListener('focus', clear);
      document.removeEventListener('visibilitychange', clear);
      document.title = badgedTitle(document.title, 0);
    };
  }, []);
  return (count) => {
    if (isLookedAt()) return;
    unseen.current += count;
    document.title = badgedTitle(document.title, unseen.current);
  };
}
