import { useEffect } from 'react';

/**
 * Storage for a user's settings: `localStorage` or anything like it. Scope it to the user, so others who sign in on the
 * same device don't see the settings.
 */
export type ViewStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the stored text of a key; null if there is none or the browser denies storage access. */
export function storedText(storage: ViewStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Parses a text as JSON. Undefined if it isn't JSON, or if there is no text. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reloads a store when another tab changes it, while the component is mounted. */
export function useReloadFromOtherTabs(stored: { reload(): void }): void {
  useEffect(() => {
    const reload = () => stored.reload();
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [stored]);
}
