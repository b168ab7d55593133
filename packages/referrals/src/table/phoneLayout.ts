import { createStore, type ReadableStore } from '@advantage/live-list';
import { useMedia } from '@advantage/ui';
import { media } from '@advantage/ui/internal';
import { createContext, useContext, useSyncExternalStore } from 'react';

const wideContainer = createStore(false);

/** Whether the container of a list is too narrow for a table; null uses the page width instead. */
export const NarrowContainer = createContext<ReadableStore<boolean> | null>(null);

/** Whether rows show as cards: the page is narrower than 900 px, or its container than 768. False on the server. */
export function usePhoneLayout(): boolean {
  const container = useContext(NarrowContainer);
  const { subscribe, get } = container ?? wideContainer;
  const isNarrow = useSyncExternalStore(subscribe, get, () => false);
  const isNarrowPage = useMedia(media.drawer);
  return container ? isNarrow : isNarrowPage;
}
