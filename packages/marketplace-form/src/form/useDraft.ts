import { useClock } from '@advantage/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isChanged } from '../values/compare.ts';
import { readDraft, type UnsavedDraft, withDraft } from '../values/draft.ts';
import { autosaveDraft, type DraftStorage, draftKey } from './autosaveDraft.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** What was typed and never saved, and what to do with it. */
export interface DraftControls {
  /** The draft on offer. */
  readonly offered: UnsavedDraft | undefined;
  /** Puts it into the form, on top of what is there. */
  readonly restore: () => void;
  /** Removes it. */
  readonly discard: () => void;
  /** Keeps nothing from now on: the edits are saved, or given up. */
  readonly end: () => void;
}

/** The draft of a kept text, unless the marketplace has all of it by now. */
function draftFor(form: MarketplaceFormReturn, text: string | null | undefined): UnsavedDraft | undefined {
  const draft = readDraft(text);
  const { saved, reference } = form.getLoaded();
  return draft && isChanged(withDraft(draft, saved, reference), saved, reference) ? draft : undefined;
}

/**
 * What was typed and never saved, e.g. because the sign-in expired: kept while it is typed, offered when the form
 * opens again. While a draft is on offer, nothing else is kept.
 */
export function useDraft(form: MarketplaceFormReturn, storage: DraftStorage | undefined): DraftControls {
  const clock = useClock();
  const [key] = useState(() => draftKey(form.getLoaded().original?.id));
  const [offered, setOffered] = useState(() => draftFor(form, storage?.getItem(key)));
  const isOver = useRef(false);
  const isOffering = offered !== undefined;
  useEffect(() => {
    if (!storage || isOffering) return;
    return autosaveDraft(form, { storage, key, now: () => clock.now(), isOver: () => isOver.current });
  }, [form, storage, key, clock, isOffering]);
  const end = useCallback(() => {
    isOver.current = true;
    storage?.removeItem(key);
  }, [storage, key]);
  const restore = useCallback(() => {
    const loaded = form.getLoaded();
    if (offered) form.load(loaded, withDraft(offered, form.getValues(), loaded.reference));
    setOffered(undefined);
  }, [form, offered]);
  const discard = useCallback(() => {
    storage?.removeItem(key);
    setOffered(undefined);
  }, [storage, key]);
  return useMemo(() => ({ offered, restore, discard, end }), [offered, restore, discard, end]);
}
