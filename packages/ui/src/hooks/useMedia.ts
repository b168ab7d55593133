import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { media } from '../theme/tokens.ts';

const match = (query: string) =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia(query)
    : undefined;

/**
 * Whether a media query holds, e.g. one of `media`. For what cannot be said in CSS, such as a dialog that is modal on
 * a phone only; looks belong into media queries.
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
