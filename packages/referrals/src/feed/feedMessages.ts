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
  paging,
  signUp,
  sorting,
  status,
  statusHelp,
  statusNames,
  table,
  typeHelp,
} from '../messages/en.ts';

/**
 * The areas of all catalogs that the feed shows: the `catalog` of a `MessagesProvider` around it. A page that does not
 * import it doesn't load it.
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
  pager,
  paging,
  signUp,
  sorting,
  status,
  statusHelp,
  statusNames,
  table,
  time,
  typeHelp,
  usStateNames,
};

/** Texts of the feed in another language, or some that a page words in its own way. */
export type FeedMessages = MessagesFor<typeof feedCatalog>;
