import { useClock } from '@advantage/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isChanged } from '../values/compare.ts';
import { type Draft, readDraft, withDraft } from '../values/draft.ts';
import type { FormSession } from './createFormSession.ts';
import { type DraftStorage, draftKey } from './DraftStorage.ts';
import { keepDrafts } from './keepDrafts.ts';

/** The draft of a kept text, unless the marketplace has all of it by now. */
function draftFor(session: FormSession, text: string | null | undefined): Draft | undefined {
  const draft = readDraft(text);
  const { saved, reference } = session.subject();
  return draft && isChanged(withDraft(draft, saved, reference), saved, reference) ? draft : undefined;
}

/**
 * What was typed and never saved, e.g. because the sign-in expired: kept while it is typed, offered when the form
 * opens again. While a draft is on offer, nothing else is kept.
 */
export function useDraft(session: FormSession, storage: DraftStorage | undefined) {
  const clock = useClock();
  const [key] = useState(() => draftKey(session.subject().original?.id));
  const [offered, setOffered] = useState(() => draftFor(session, storage?.getItem(key)));
  const isOver = useRef(false);
  const isOffering = offered !== undefined;
  useEffect(() => {
    if (!storage || isOffering) return;
    return keepDrafts(session, { storage, key, now: () => clock.now(), isOver: () => isOver.current });
  }, [session, storage, key, clock, isOffering]);
  const end = useCallback(() => {
    isOver.current = true;
    storage?.removeItem(key);
  }, [storage, key]);
  return {
    offered,
    /** Puts it into the form, on top of what is there. */
    restore: () => {
      const subject = session.subject();
      if (offered) session.reset(subject, withDraft(offered, session.values(), subject.reference));
      setOffered(undefined);
    },
    /** Takes it away. */
    forget: () => {
      storage?.removeItem(key);
      setOffered(undefined);
    },
    /** Nothing is kept from now on: the edits are saved, or given up. */
    end,
  };
}
