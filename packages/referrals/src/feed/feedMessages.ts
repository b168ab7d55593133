import type { MessagesFor } from '@advantage/ui';
import { checkMessages } from '@advantage/ui/internal';
import * as areas from './areas.ts';
import { warnOnce } from './feedAttributes.ts';

/**
 * The message areas that the feed uses, from all catalogs. Pass it as `catalog` to a `MessagesProvider` around the
 * feed. A page that doesn't import it doesn't load it.
 */
export const feedCatalog = { ...areas };

/** Texts of the feed in another language, or individual texts that a page replaces. */
export type FeedMessages = MessagesFor<typeof feedCatalog>;

/**
 * Returns the texts that a page set. Texts with a name that the feed doesn't have, or of another kind, are an invalid
 * value: the console warns once, and none of them are used.
 */
export function readMessages(messages: FeedMessages | null): FeedMessages | null {
  if (messages === null) return null;
  const { unknown, wrong } = checkMessages(feedCatalog, messages);
  if (unknown.length === 0 && wrong.length === 0) return messages;
  const names = [...unknown, ...wrong].join(', ');
  warnOnce(`messages is invalid: the feed has no such text as ${names}. See feedCatalog.`);
  return null;
}
