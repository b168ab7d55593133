import { createStore, type ReadableStore } from '@advantage/live-list';
import { breakpoints } from '@advantage/ui/theme';

/** Watches whether an element is too narrow for a table, until `stop` is called. */
export function watchWidth(element: Element): ReadableStore<boolean> & { stop(): void } {
  const isNarrow = createStore(isPhoneWidth(element.getBoundingClientRect().width));
  // A document without layout, such as jsdom's in the tests of a host, has no observers.
  if (typeof ResizeObserver === 'undefined') return { ...isNarrow, stop: () => {} };
  const observer = new ResizeObserver(([entry]) => {
    if (entry) isNarrow.set(isPhoneWidth(entry.contentRect.width));
  });
  observer.observe(element);
  return { ...isNarrow, stop: () => observer.disconnect() };
}

/** An element that is not laid out yet may become as wide as any. */
const isPhoneWidth = (width: number) => width > 0 && width <= breakpoints.phone;
