import { useClock } from '@advantage/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isChanged } from '../values/compare.ts';
import { readDraft, type UnsavedDraft, withDraft } from '../values/draft.ts';
import { autosaveDraft, type DraftStorage, draftKey } from './autosaveDraft.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

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
export function useDraft(form: MarketplaceFormReturn, storage: DraftStorage | undefined) {
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
  return {
    offered,
    /** Puts it into the form, on top of what is there. */
    restore: () => {
      const loaded = form.getLoaded();
      if (offered) form.load(loaded, withDraft(offered, form.getValues(), loaded.reference));
      setOffered(undefined);
    },
    /** Takes it away. */
    discard: () => {
      storage?.removeItem(key);
      setOffered(undefined);
    },
    /** Nothing is kept from now on: the edits are saved, or given up. */
    end,
  };
}
