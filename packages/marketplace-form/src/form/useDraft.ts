import { useClock } from '@advantage/ui';
import { useEvent, useSameEntries } from '@advantage/ui/internal';
import { useEffect, useRef, useState } from 'react';
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

/** The stored draft of unsaved changes, and actions on it. */
export interface DraftControls {
  /** Serialized draft found when the form opened. Undefined if there is none, or once the draft is settled. */
  readonly stored: string | undefined;
  /** Stops offering the draft, because it was restored or contains nothing new. */
  readonly settle: () => void;
  /** Removes the draft from storage and stops offering it. */
  readonly discard: () => void;
  /** Removes the draft and stops storing edits, because they were saved or discarded. */
  readonly end: () => void;
}

/**
 * Stores unsaved changes as a draft and offers the draft when the form opens again, e.g. after an expired sign-in.
 * While a draft is offered, edits aren't stored.
 */
export function useDraft(form: MarketplaceFormReturn, storage: DraftStorage | undefined): DraftControls {
  const clock = useClock();
  const [key] = useState(() => draftKey(form.getLoaded().original?.id));
  const [stored, setStored] = useState(() => storage?.getItem(key) ?? undefined);
  // Whether the edits have been saved or discarded. Nothing is stored after that.
  const isOver = useRef(false);
  const isOffering = stored !== undefined;
  useEffect(() => {
    if (!storage || isOffering) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined || isOver.current) return;
      clearTimeout(timer);
      timer = undefined;
      const { saved, reference } = form.getLoaded();
      const values = form.getValues();
      try {
        if (isChanged(values, saved, reference))
          storage.setItem(key, serializeDraft(values, saved, clock.now(), reference));
        else storage.removeItem(key);
      } catch {
        // Storage can be full or blocked. The form works without drafts.
      }
    };
    const unsubscribe = form.subscribe({
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
  }, [form, storage, key, clock, isOffering]);
  const end = useEvent(() => {
    isOver.current = true;
    storage?.removeItem(key);
  });
  const settle = useEvent(() => setStored(undefined));
  const discard = useEvent(() => {
    storage?.removeItem(key);
    settle();
  });
  return useSameEntries({ stored, settle, discard, end });
}
