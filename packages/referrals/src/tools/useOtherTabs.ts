import { useEffect } from 'react';

/** Something that is kept on the device, and can be read again. */
interface Kept {
  reload(): void;
}

/** Takes over what another tab keeps, while the component is mounted. */
export function useOtherTabs(kept: Kept): void {
  useEffect(() => {
    const reload = () => kept.reload();
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [kept]);
}
