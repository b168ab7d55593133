import { useClock } from '@advantage/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { autosaveDraft, type DraftStorage, draftKey } from './autosaveDraft.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

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
  const isOver = useRef(false);
  const isOffering = stored !== undefined;
  useEffect(() => {
    if (!storage || isOffering) return;
    return autosaveDraft(form, { storage, key, now: () => clock.now(), isOver: () => isOver.current });
  }, [form, storage, key, clock, isOffering]);
  const end = useCallback(() => {
    isOver.current = true;
    storage?.removeItem(key);
  }, [storage, key]);
  const settle = useCallback(() => setStored(undefined), []);
  const discard = useCallback(() => {
    storage?.removeItem(key);
    settle();
  }, [storage, key, settle]);
  return useMemo(() => ({ stored, settle, discard, end }), [stored, settle, discard, end]);
}
