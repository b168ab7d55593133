import { useEvent } from '@advantage/ui/internal';
import { useEffect, useRef } from 'react';
import { focusKey } from './AlertStore.ts';
import { badgedTitle } from './alertText.ts';
import { announcePresence, isPageFocused } from './presence.ts';

/**
 * A function that adds to the number in the title of the tab. The number goes away when somebody looks at this tab or
 * another one of the product; `onActive` is called when they look at this one.
 */
export function useTitleBadge(onActive: () => void): (count: number) => void {
  const unseen = useRef(0);
  const reportActive = useEvent(onActive);
  useEffect(() => {
    const clear = () => {
      unseen.current = 0;
      document.title = badgedTitle(document.title, 0);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.endsWith(focusKey)) clear();
    };
    const end = announcePresence(() => {
      clear();
      reportActive();
    });
    window.addEventListener('storage', onStorage);
    return () => {
      end();
      window.removeEventListener('storage', onStorage);
      clear();
    };
  }, [reportActive]);
  return (count) => {
    if (isPageFocused()) return;
    unseen.current += count;
    document.title = badgedTitle(document.title, unseen.current);
  };
}
