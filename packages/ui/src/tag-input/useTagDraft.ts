import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useEvent } from '../hooks/useEvent.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { hasSeparator, joinItems, splitItems, toEntries } from './tagItems.ts';

export interface TagDraft {
  /** The text of the items. */
  readonly items: string;
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

/** Text being typed next to the items. */
interface PendingText {
  readonly items: string;
  readonly draft: string;
  /** Both together. The draft is shown while they're the field's text. */
  readonly text: string;
}

const append = (items: string, typed: string) => {
  const added = splitItems(typed);
  return added.length === 0 ? items : joinItems([...splitItems(items), ...added]);
};

/** Turns typed and pasted text into items, and removes items. What is typed belongs to the text from the first key. */
export function useTagDraft(text: string, setText: (text: string) => void): TagDraft {
  const t = useMessages(en.tagInput);
  const [latest, setPending] = useState<PendingText>();
  const [isArmed, setArmed] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { items, draft } = latest?.text === text ? latest : { items: text, draft: '' };

  const update = (nextItems: string, nextDraft: string) => {
    const next = append(nextItems, nextDraft);
    setPending({ items: nextItems, draft: nextDraft, text: next });
    if (next !== text) setText(next);
  };

  const add = (typed: string) => {
    const added = splitItems(typed);
    update(append(items, typed), '');
    if (added.length > 0) setAnnouncement(t.added(added.length === 1 ? `${added[0]}` : `${added.length}`));
  };

  const type = (next: string) => {
    setArmed(false);
    if (hasSeparator(next)) add(next);
    else update(items, next);
  };

  const remove = useEvent((key: string) => {
    const entries = toEntries(items);
    setArmed(false);
    update(joinItems(entries.filter((entry) => entry.key !== key).map(({ item }) => item)), draft);
    setAnnouncement(t.removed(entries.find((entry) => entry.key === key)?.item ?? ''));
  });

  const removeLast = () => {
    const last = toEntries(items).at(-1);
    if (!last) return;
    if (isArmed) return remove(last.key);
    setArmed(true);
    setAnnouncement(t.pressAgain(last.item));
  };

  return {
    items,
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
