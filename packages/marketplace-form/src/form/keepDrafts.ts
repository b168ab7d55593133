import { draftText } from '../values/draft.ts';
import type { FormSession } from './createFormSession.ts';
import type { DraftStorage } from './DraftStorage.ts';

/** How long typing must rest before it is kept, in milliseconds. */
export const draftDelay = 500;

interface KeptDrafts {
  /** Where drafts are kept. */
  readonly storage: DraftStorage;
  /** The key of this one. */
  readonly key: string;
  /** The time now, in milliseconds. */
  readonly now: () => number;
  /** Nothing is to be kept any more: the edits are saved, or given up. */
  readonly isOver: () => boolean;
}

/** Keeps the edits of a form until it is told to stop, and takes the draft away when there are none. */
export function keepDrafts(session: FormSession, { storage, key, now, isOver }: KeptDrafts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    if (timer === undefined || isOver()) return;
    clearTimeout(timer);
    timer = undefined;
    const { changes, saved } = session.status();
    try {
      if (changes.length === 0) storage.removeItem(key);
      else storage.setItem(key, draftText(session.values(), saved, now()));
    } catch {
      // A storage that is full or forbidden keeps no drafts; the form works without.
    }
  };
  const stop = session.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, draftDelay);
  });
  window.addEventListener('pagehide', keep);
  return () => {
    stop();
    keep();
    window.removeEventListener('pagehide', keep);
  };
}
