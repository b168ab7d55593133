import { VisuallyHidden } from '@advantage/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';

const Announce = createContext<(text: string) => void>(() => {});

/** How the buttons of rows announce aloud that something was copied: rows themselves are silent. */
export const useAnnounce = () => useContext(Announce);

/** Holds the one status of a list whose rows have buttons to copy. */
export function CopyStatus({ children }: { readonly children: ReactNode }) {
  const [announced, announce] = useState('');
  return (
    <Announce.Provider value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </Announce.Provider>
  );
}
