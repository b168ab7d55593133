import { english, type Texts } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';

/** The position of a page in a list. */
export interface PagePosition {
  /** Zero-based page index. */
  readonly page: number;
  /** Number of rows on a full page. */
  readonly size: number;
  /** Number of rows on this page. */
  readonly count: number;
  /** Number of rows in the whole list. */
  readonly total: number;
}

/** Returns the footer text of a list, e.g. 'Showing 1 to 25 of 214 Referrals'. */
export function pageText({ page, size, count, total }: PagePosition, texts: Texts = english): string {
  const t = texts(en.paging);
  if (count === 0) return t.empty;
  const { number } = texts(numbers);
  const first = page * size + 1;
  const last = first + count - 1;
  return t.showing(number(first), number(last), number(Math.max(total, last)));
}

/** Returns whether there is a previous page. */
export const hasPreviousPage = ({ page }: Pick<PagePosition, 'page'>) => page > 0;

/** Returns whether there is a next page. */
export const hasNextPage = ({ page, size, total }: Omit<PagePosition, 'count'>) => (page + 1) * size < total;
