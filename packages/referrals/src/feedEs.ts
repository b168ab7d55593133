/**
 * `@advantage/referrals/feed/es`: every text of the feed in US Spanish. Pass it to `MessagesProvider` as `messages`.
 */
import { businessLineNames, usStateNames } from '@advantage/reference-data/es';
import type { Translation } from '@advantage/ui';
import { errorState, loading, numbers, pager, time } from '@advantage/ui/messages/es';
import type { feedCatalog } from './feed/feedMessages.ts';
import * as es from './messages/es.ts';

/** Every text of the feed in Spanish. */
export const spanish: Translation<typeof feedCatalog> = {
  brandTexts: es.brandTexts,
  businessLineNames,
  cells: es.cells,
  errorState,
  feed: es.feed,
  filters: es.filters,
  headings: es.headings,
  live: es.live,
  loading,
  numbers,
  orders: es.orders,
  pager,
  paging: es.paging,
  signUp: es.signUp,
  status: es.status,
  statusHelp: es.statusHelp,
  statusNames: es.statusNames,
  table: es.table,
  time,
  typeHelp: es.typeHelp,
  usStateNames,
};
