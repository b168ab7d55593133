import { VisuallyHidden } from '@advantage/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';

const Say = createContext<(text: string) => void>(() => {});

/** How the buttons of rows say aloud that something was copied: rows themselves are silent (LIV-13). */
export const useSay = () => useContext(Say);

/** Holds the one status of a list whose rows have buttons to copy. */
export function CopyStatus({ children }: { readonly children: ReactNode }) {
  const [said, say] = useState('');
  return (
    <Say.Provider value={say}>
      {children}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Say.Provider>
  );
}
