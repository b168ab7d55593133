import * as en from '../messages/en.ts';
import type { ListedRecipient } from './useRecipients.ts';

/** Number of recipients per page. */
export const recipientPageSize = 20;

/** Filters recipients by address and returns the page that contains an index. */
export function paginate(
  recipients: readonly ListedRecipient[],
  filter: string,
  rowIndex: number,
  t = en.recipients,
) {
  const query = filter.trim().toLowerCase();
  const filtered = recipients.filter(({ emailAddress }) => emailAddress.toLowerCase().includes(query));
  const pages = Math.max(1, Math.ceil(filtered.length / recipientPageSize));
  const page = Math.min(Math.floor(rowIndex / recipientPageSize), pages - 1);
  const first = page * recipientPageSize;
  const rows = filtered.slice(first, first + recipientPageSize);
  const summary = t.showing(rows.length === 0 ? 0 : first + 1, first + rows.length, filtered.length);
  return { rows, page, pages, summary };
}
