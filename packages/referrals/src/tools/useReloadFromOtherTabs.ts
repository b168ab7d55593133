import { useEffect } from 'react';

/** Something that is stored on the device, and can be read again. */
interface StoredSettings {
  reload(): void;
}

/** Takes over what another tab keeps, while the component is mounted. */
export function useReloadFromOtherTabs(stored: StoredSettings): void {
  useEffect(() => {
    const reload = () => stored.reload();
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [stored]);
}
