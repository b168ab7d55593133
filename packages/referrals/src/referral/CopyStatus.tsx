import { VisuallyHidden } from '@advantage/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';

const Announce = createContext<(text: string) => void>(() => {});

/** Returns the function with which copy buttons in rows announce their outcome to screen readers. */
export const useAnnounce = () => useContext(Announce);

/** Renders the one live region for the copy buttons of a list. */
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
