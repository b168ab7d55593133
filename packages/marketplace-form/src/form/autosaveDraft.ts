import { isChanged } from '../values/compare.ts';
import { serializeDraft } from '../values/draft.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/**
 * Storage for drafts: `sessionStorage` or a compatible object. It should be private to the user and end with the tab,
 * because a draft contains the whole form except secrets such as the delivery API key.
 */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage key of a marketplace's draft. Without an ID, the key for a new marketplace. */
export const draftKey = (id: number | undefined) => `marketplace-draft-${id ?? 'new'}`;

/** Debounce delay before edits are stored, in milliseconds. */
export const draftDelay = 500;

interface AutosaveOptions {
  readonly storage: DraftStorage;
  readonly key: string;
  /** Returns the current time, in milliseconds. */
  readonly now: () => number;
  /** Whether the edits have been saved or discarded. Nothing is stored after that. */
  readonly isOver: () => boolean;
}

/**
 * Stores the edits of a form as a draft, and removes the draft when there are none. Returns a function that stores
 * pending edits and stops.
 */
export function autosaveDraft(
  { subscribe, getValues, getLoaded }: MarketplaceFormReturn,
  { storage, key, now, isOver }: AutosaveOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined || isOver()) return;
    clearTimeout(timer);
    timer = undefined;
    const { saved, reference } = getLoaded();
    const values = getValues();
    try {
      if (isChanged(values, saved, reference))
        storage.setItem(key, serializeDraft(values, saved, now(), reference));
      else storage.removeItem(key);
    } catch {
      // Storage can be full or blocked. The form works without drafts.
    }
  };
  const unsubscribe = subscribe({
    formState: { values: true },
    callback: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, draftDelay);
    },
  });
  window.addEventListener('pagehide', flush);
  return () => {
    unsubscribe();
    flush();
    window.removeEventListener('pagehide', flush);
  };
}
