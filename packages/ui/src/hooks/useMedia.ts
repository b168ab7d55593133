import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { media } from '../theme/tokens.ts';

/** Context with the window that shows the components inside, if that isn't the script's. */
export const OwnerWindow = /* @__PURE__ */ createContext<Window | undefined>(undefined);

const match = (query: string, owner: Window | undefined = globalThis.window) =>
  typeof owner?.matchMedia === 'function' ? owner.matchMedia(query) : undefined;

/**
 * Whether a media query matches, e.g. one of `media`. For behavior that can't be written in CSS, such as a dialog
 * that's modal only on phones. Use CSS media queries for styles.
 */
export function useMedia(query: string): boolean {
  const owner = useContext(OwnerWindow);
  const list = useMemo(() => match(query, owner), [query, owner]);
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
