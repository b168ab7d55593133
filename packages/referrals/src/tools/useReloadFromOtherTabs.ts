import { useEffect } from 'react';

/** A store that can reload from device storage. */
interface StoredSettings {
  reload(): void;
}

/** Reloads a store when another tab changes it, while the component is mounted. */
export function useReloadFromOtherTabs(stored: StoredSettings): void {
  useEffect(() => {
    const reload = () => stored.reload();
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [stored]);
}
