import { useEffect, useRef } from 'react';
import { lookKey } from './AlertStore.ts';
import { badgedTitle } from './alertText.ts';
import { announcePresence, isLookedAt } from './presence.ts';

/**
 * A function that adds to the number in the title of the tab. The number goes away when somebody looks at this tab or
 * another one of the product; `onLook` is called when they look at this one.
 */
export function useTitleBadge(onLook: () => void): (count: number) => void {
  const unseen = useRef(0);
  const look = useRef(onLook);
  useEffect(() => {
    look.current = onLook;
  });
  useEffect(() => {
    const clear = () => {
      unseen.current = 0;
      document.title = badgedTitle(document.title, 0);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.endsWith(lookKey)) clear();
    };
    const end = announcePresence(() => {
      clear();
      look.current();
    });
    window.addEventListener('storage', onStorage);
    return () => {
      end();
      window.removeEventListener('storage', onStorage);
      clear();
    };
  }, []);
  return (count) => {
    if (isLookedAt()) return;
    unseen.current += count;
    document.title = badgedTitle(document.title, unseen.current);
  };
}
