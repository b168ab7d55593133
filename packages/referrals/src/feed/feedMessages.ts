import { businessLineNames, usStateNames } from '@advantage/reference-data';
import type { MessagesFor } from '@advantage/ui';
import { errorState, loading, numbers, pager, time } from '@advantage/ui/messages';
import {
  brandTexts,
  cells,
  feed,
  filters,
  headings,
  live,
  orders,
  paging,
  signUp,
  status,
  statusHelp,
  statusNames,
  table,
  typeHelp,
} from '../messages/en.ts';

/**
 * The message areas that the feed uses, from all catalogs. Pass it as `catalog` to a `MessagesProvider` around the
 * feed. A page that doesn't import it doesn't load it.
 */
export const feedCatalog = {
  brandTexts,
  businessLineNames,
  cells,
  errorState,
  feed,
  filters,
  headings,
  live,
  loading,
  numbers,
  orders,
  pager,
  paging,
  signUp,
  status,
  statusHelp,
  statusNames,
  table,
  time,
  typeHelp,
  usStateNames,
};

/** Texts of the feed in another language, or individual texts that a page replaces. */
export type FeedMessages = MessagesFor<typeof feedCatalog>;
