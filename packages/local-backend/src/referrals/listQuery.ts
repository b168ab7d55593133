import { isUsState } from '@advantage/reference-data';
import { z } from 'zod';
import { statusOrder } from './sorting.ts';

/** What hides claimed referrals: only what can be claimed right now (TBL-25). */
export const activeStatus = 'ACTIVE';

const isRealDay = (text: string) => {
  const [month = 0, day = 0, year = 0] = text.split('/').map(Number);
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day;
};

/** The first moment of a day written MM/DD/YYYY, on this machine's calendar. */
export const startOfDay = (text: string) => {
  const [month = 0, day = 0, year = 0] = text.split('/').map(Number);
  return new Date(year, month - 1, day).getTime();
};

/** Which rows of a list (API-9, API-10). */
const pagingShape = {
  page: z.coerce.number().int().min(0).max(100_000).default(0).describe('Counts from 0.'),
  size: z.coerce.number().int().min(1).max(100).default(25).describe('Rows of a page.'),
  sort: z.array(z.string().max(64)).default([]).describe('`name,asc` or `name,desc`; up to three times.'),
};

/** The query of a list that is only paged and sorted. */
export const pageQuery = z.object(pagingShape);

/** The query of a list with filters (API-9 to API-15). */
export const listQuery = z.object({
  ...pagingShape,
  state: z
    .string()
    .refine(isUsState, 'must be a two-letter state code')
    .optional()
    .describe('Two-letter state code.'),
  addDate: z
    .string()
    .regex(/^\d{2}\/\d{2}\/\d{4}$/, 'must be MM/DD/YYYY')
    .refine(isRealDay, 'must be a day of the calendar')
    .optional()
    .describe('First day of the list, MM/DD/YYYY.'),
  marketplaceStatus: z
    .enum([activeStatus, ...statusOrder])
    .optional()
    .describe(`A status, or ${activeStatus}: what can be claimed now.`),
  username: z.string().max(64).optional().describe('Narrows the list to what this person looks for.'),
});

export type PageQuery = z.infer<typeof pageQuery>;
export type ListQuery = z.infer<typeof listQuery>;
