import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useEvent } from '../hooks/useEvent.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { hasSeparator, joinItems, splitItems, toEntries } from './tagText.ts';

export interface TagDraft {
  /** Typed text that isn't an item yet. */
  readonly draft: string;
  /** Whether the last item is marked, so that the next Backspace removes it. */
  readonly isArmed: boolean;
  /** The latest change, announced to screen readers. */
  readonly announcement: string;
  readonly type: (draft: string) => void;
  readonly commit: () => void;
  readonly remove: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** Turns typed and pasted text into items, and removes items. */
export function useTagDraft(text: string, setText: (text: string) => void): TagDraft {
  const t = useMessages(en.tagInput);
  const [draft, setDraft] = useState('');
  const [isArmed, setArmed] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  const add = (typed: string) => {
    const added = splitItems(typed);
    setDraft('');
    if (added.length === 0) return;
    setText(joinItems([...splitItems(text), ...added]));
    setAnnouncement(t.added(added.length === 1 ? `${added[0]}` : `${added.length}`));
  };

  const type = (next: string) => {
    setArmed(false);
    if (hasSeparator(next)) add(next);
    else setDraft(next);
  };

  const remove = useEvent((key: string) => {
    const entries = toEntries(text);
    setArmed(false);
    setText(joinItems(entries.filter((entry) => entry.key !== key).map(({ item }) => item)));
    setAnnouncement(t.removed(entries.find((entry) => entry.key === key)?.item ?? ''));
  });

  const removeLast = () => {
    const last = toEntries(text).at(-1);
    if (!last) return;
    if (isArmed) return remove(last.key);
    setArmed(true);
    setAnnouncement(t.pressAgain(last.item));
  };

  return {
    draft,
    isArmed,
    announcement,
    type,
    commit: () => {
      setArmed(false);
      add(draft);
    },
    remove,
    onKeyDown: (event) => {
      if (event.key === 'Backspace' && draft === '') return removeLast();
      setArmed(false);
      if (event.key !== 'Enter' || draft === '' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      add(draft);
    },
    onPaste: (event) => {
      // A native input would join the lines of a pasted column.
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const pasted = event.clipboardData.getData('text');
      if (!hasSeparator(pasted)) return;
      event.preventDefault();
      add(`${value.slice(0, selectionStart ?? 0)}${pasted}${value.slice(selectionEnd ?? 0)}`);
    },
  };
}
