import type { ListedRecipient } from './useRecipients.ts';

/** How many recipients show at a time. */
export const recipientPageSize = 20;

/** The page of recipients that a place is on, of those whose address holds a text. */
export function pagesOf(recipients: readonly ListedRecipient[], filter: string, place: number) {
  const wanted = filter.trim().toLowerCase();
  const found = recipients.filter(({ emailAddress }) => emailAddress.toLowerCase().includes(wanted));
  const pages = Math.max(1, Math.ceil(found.length / recipientPageSize));
  const page = Math.min(Math.floor(place / recipientPageSize), pages - 1);
  const first = page * recipientPageSize;
  const rows = found.slice(first, first + recipientPageSize);
  const summary = `Showing ${rows.length === 0 ? 0 : first + 1} to ${first + rows.length} of ${found.length} recipients`;
  return { rows, page, pages, summary };
}
