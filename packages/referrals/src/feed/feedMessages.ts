import { businessLineNames, usStateNames } from '@advantage/reference-data';
import type { MessagesFor } from '@advantage/ui';
import { checkMessages } from '@advantage/ui/internal';
import { errorState, loading, numbers, pager, time } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { warnOnce } from './feedAttributes.ts';

/**
 * The message areas that the feed uses, from all catalogs. Pass it as `catalog` to a `MessagesProvider` around the
 * feed. A page that doesn't import it doesn't load it.
 */
export const feedCatalog = {
  brandTexts: en.brandTexts,
  businessLineNames,
  cells: en.cells,
  errorState,
  feed: en.feed,
  filters: en.filters,
  headings: en.headings,
  live: en.live,
  loading,
  numbers,
  orders: en.orders,
  pager,
  paging: en.paging,
  signUp: en.signUp,
  status: en.status,
  statusHelp: en.statusHelp,
  statusNames: en.statusNames,
  table: en.table,
  time,
  typeHelp: en.typeHelp,
  usStateNames,
};

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
