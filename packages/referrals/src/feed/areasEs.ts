/** The message areas that the feed uses, in US Spanish. */
export { businessLineNames, usStateNames } from '@advantage/reference-data/es';
export { errorState, loading, numbers, pager, time } from '@advantage/ui/messages/es';
export {
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
