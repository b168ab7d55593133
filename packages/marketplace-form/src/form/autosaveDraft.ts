import { isChanged } from '../values/compare.ts';
import { draftText } from '../values/draft.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/**
 * Where drafts are kept: `sessionStorage`, or anything like it. It should be the person's own, and end with the tab:
 * a draft holds everything of the form but the delivery API key.
 */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of the draft of a marketplace, or of a new one. */
export const draftKey = (id: number | undefined) => `marketplace-draft-${id ?? 'new'}`;

/** How long typing must rest before it is kept, in milliseconds. */
export const draftDelay = 500;

interface AutosaveOptions {
  /** Where drafts are kept. */
  readonly storage: DraftStorage;
  /** The key of this one. */
  readonly key: string;
  /** The time now, in milliseconds. */
  readonly now: () => number;
  /** Whether nothing is to be kept any more: the edits are saved, or given up. */
  readonly isOver: () => boolean;
}

/** Keeps the edits of a form until it is stopped, and removes the draft when there are none. */
export function autosaveDraft(
  { subscribe, getValues, getLoaded }: MarketplaceFormReturn,
  { storage, key, now, isOver }: AutosaveOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    if (timer === undefined || isOver()) return;
    clearTimeout(timer);
    timer = undefined;
    const { saved, reference } = getLoaded();
    const values = getValues();
    try {
      if (isChanged(values, saved, reference))
        storage.setItem(key, draftText(values, saved, now(), reference));
      else storage.removeItem(key);
    } catch {
      // A storage that is full or forbidden stores no drafts; the form works without.
    }
  };
  const stop = subscribe({
    formState: { values: true },
    callback: () => {
      clearTimeout(timer);
      timer = setTimeout(keep, draftDelay);
    },
  });
  window.addEventListener('pagehide', keep);
  return () => {
    stop();
    keep();
    window.removeEventListener('pagehide', keep);
  };
}
