import { createStore, type ReadableStore } from '@advantage/live-list';
import { breakpoints } from '@advantage/ui/theme';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether the element is too narrow for a table. */
export const NarrowLayout = createContext<ReadableStore<boolean>>(createStore(false));

/** The element's own `usePhoneLayout`: a narrow column of a wide page shows cards too (TBL-39). */
export function usePhoneLayout(): boolean {
  const layout = useContext(NarrowLayout);
  return useSyncExternalStore(layout.subscribe, layout.get, () => false);
}

/** Watches how wide an element is, until `stop` is called. */
export function watchWidth(element: Element): ReadableStore<boolean> & { stop(): void } {
  const isNarrow = createStore(isPhoneWidth(element.getBoundingClientRect().width));
  const observer = new ResizeObserver(([entry]) => {
    if (entry) isNarrow.set(isPhoneWidth(entry.contentRect.width));
  });
  observer.observe(element);
  return { ...isNarrow, stop: () => observer.disconnect() };
}

/** An element that is not laid out yet may become as wide as any. */
const isPhoneWidth = (width: number) => width > 0 && width <= breakpoints.phone;
