/** The message areas that the feed uses, from all catalogs. */
export { businessLineNames, usStateNames } from '@advantage/reference-data';
export { errorState, loading, numbers, pager, time } from '@advantage/ui/messages';
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
} from '../messages/en.ts';
