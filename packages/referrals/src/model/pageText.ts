import { english, type Texts } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';

/** The position of a page in a list. */
export interface PagePosition {
  /** Counts from 0. */
  readonly page: number;
  /** Rows that a full page has. */
  readonly size: number;
  /** Rows that this page shows. */
  readonly count: number;
  /** Rows of the whole list. */
  readonly total: number;
}

/** The footer of a list: 'Showing X to Y of Z Referrals'. */
export function pageText({ page, size, count, total }: PagePosition, texts: Texts = english): string {
  const t = texts(en.paging);
  if (count === 0) return t.empty;
  const { number } = texts(numbers);
  const first = page * size + 1;
  const last = first + count - 1;
  return t.showing(number(first), number(last), number(Math.max(total, last)));
}

/** Whether Previous leads anywhere. */
export const hasPreviousPage = ({ page }: Pick<PagePosition, 'page'>) => page > 0;

/** Whether Next leads anywhere. */
export const hasNextPage = ({ page, size, total }: Omit<PagePosition, 'count'>) => (page + 1) * size < total;
