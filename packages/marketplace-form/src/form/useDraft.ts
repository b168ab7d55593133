import { useClock } from '@advantage/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { autosaveDraft, type DraftStorage, draftKey } from './autosaveDraft.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** What was typed and never saved, and what to do with it. */
export interface DraftControls {
  /** The draft that was kept when the form opened, as a text; undefined for none, and once it is settled. */
  readonly kept: string | undefined;
  /** Goes on: the draft is in the form, or it says nothing new. */
  readonly settle: () => void;
  /** Removes it. */
  readonly discard: () => void;
  /** Keeps nothing from now on: the edits are saved, or given up. */
  readonly end: () => void;
}

/**
 * What was typed and never saved, e.g. because the sign-in expired: kept while it is typed, offered when the form
 * opens again. While a draft is on offer, nothing else is kept.
 */
export function useDraft(form: MarketplaceFormReturn, storage: DraftStorage | undefined): DraftControls {
  const clock = useClock();
  const [key] = useState(() => draftKey(form.getLoaded().original?.id));
  const [kept, setKept] = useState(() => storage?.getItem(key) ?? undefined);
  const isOver = useRef(false);
  const isOffering = kept !== undefined;
  useEffect(() => {
    if (!storage || isOffering) return;
    return autosaveDraft(form, { storage, key, now: () => clock.now(), isOver: () => isOver.current });
  }, [form, storage, key, clock, isOffering]);
  const end = useCallback(() => {
    isOver.current = true;
    storage?.removeItem(key);
  }, [storage, key]);
  const settle = useCallback(() => setKept(undefined), []);
  const discard = useCallback(() => {
    storage?.removeItem(key);
    settle();
  }, [storage, key, settle]);
  return useMemo(() => ({ kept, settle, discard, end }), [kept, settle, discard, end]);
}
