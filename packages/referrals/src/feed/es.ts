import { businessLineNames, usStateNames } from '@advantage/reference-data/es';
import type { Translation } from '@advantage/ui';
import { errorState, loading, numbers, pager, time } from '@advantage/ui/messages/es';
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
} from '../messages/es.ts';
import type { feedCatalog } from './feedMessages.ts';

/** Every text of the feed in Spanish. */
export const spanish: Translation<typeof feedCatalog> = {
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
