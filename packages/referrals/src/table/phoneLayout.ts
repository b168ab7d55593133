import { createStore, type ReadableStore } from '@advantage/live-list';
import { useIsPhone } from '@advantage/ui';
import { createContext, useContext, useSyncExternalStore } from 'react';

const wideContainer = createStore(false);

/** Whether the container of a list is too narrow for a table; null uses the page width instead. */
export const NarrowContainer = createContext<ReadableStore<boolean> | null>(null);

/** Whether rows show as cards, because the container or page is narrower than 768 px. False on the server. */
export function usePhoneLayout(): boolean {
  const container = useContext(NarrowContainer);
  const { subscribe, get } = container ?? wideContainer;
  const isNarrow = useSyncExternalStore(subscribe, get, () => false);
  const isPhone = useIsPhone();
  return container ? isNarrow : isPhone;
}
