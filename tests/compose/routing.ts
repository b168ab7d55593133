import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const notify = () => {
  for (const tell of listeners) tell();
};
window.addEventListener('popstate', notify);

/** Goes to an address without reloading the page. Any router has such a function. */
export function navigate(href: string): void {
  window.history.pushState(null, '', href);
  notify();
}

/** The address, for a component that draws what is there. */
export const useAddress = () =>
  useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => window.location.pathname + window.location.search,
  );

/** One parameter of the address, e.g. the referral that is open: it can be shared and survives a reload. */
export function useParameter(name: string): [string | null, (value: string | null) => void] {
  const url = new URL(useAddress(), window.location.origin);
  return [
    url.searchParams.get(name),
    (value) => {
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      navigate(url.pathname + url.search);
    },
  ];
}
