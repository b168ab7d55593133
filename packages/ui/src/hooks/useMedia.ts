import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { media } from '../theme/tokens.ts';

const match = (query: string) =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia(query)
    : undefined;

/**
 * Whether a media query matches, e.g. one of `media`. For behavior that can't be written in CSS, such as a dialog
 * that's modal only on phones. Use CSS media queries for styles.
 */
export function useMedia(query: string): boolean {
  const list = useMemo(() => match(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}

/** Whether the window is narrower than 768 px. */
export const useIsPhone = () => useMedia(media.phone);
