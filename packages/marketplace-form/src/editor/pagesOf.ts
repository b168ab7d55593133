import * as en from '../messages/en.ts';
import type { ListedRecipient } from './useRecipients.ts';

/** Number of recipients per page. */
export const recipientPageSize = 20;

/** Filters recipients by address and returns the page that contains an index. */
export function pagesOf(
  recipients: readonly ListedRecipient[],
  filter: string,
  place: number,
  t = en.recipients,
) {
  const wanted = filter.trim().toLowerCase();
  const found = recipients.filter(({ emailAddress }) => emailAddress.toLowerCase().includes(wanted));
  const pages = Math.max(1, Math.ceil(found.length / recipientPageSize));
  const page = Math.min(Math.floor(place / recipientPageSize), pages - 1);
  const first = page * recipientPageSize;
  const rows = found.slice(first, first + recipientPageSize);
  const summary = t.showing(rows.length === 0 ? 0 : first + 1, first + rows.length, found.length);
  return { rows, page, pages, summary };
}
