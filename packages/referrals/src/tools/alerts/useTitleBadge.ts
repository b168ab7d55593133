import { useEvent } from '@advantage/ui/internal';
import { useEffect, useRef } from 'react';
import { focusKey } from './AlertStore.ts';
import { badgedTitle } from './alertText.ts';
import { announcePresence, isPageFocused } from './presence.ts';

/**
 * Returns a function that adds to the number in the tab title. The number disappears when this tab or another one of
 * the product gets focus. `onActive` is called when this tab does.
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
