import { usStates } from '@advantage/reference-data';
import { z } from 'zod';
import { maxSorts, sortPattern, statusOrder } from './sorting.ts';

/** The status filter that hides claimed referrals: only referrals that can be claimed now. */
export const activeStatus = 'ACTIVE';

const leapYear = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';

/** Matches valid calendar dates as MM/DD/YYYY: months with 31, 30 and 28 days, and February 29 of leap years. */
const calendarDay = new RegExp(
  `^(?:(?:(?:0[13578]|1[02])/(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)/(?:0[1-9]|[12][0-9]|30)|02/(?:0[1-9]|1[0-9]|2[0-8]))/[0-9]{4}|02/29/${leapYear})$`,
);

/** A whole number in decimal digits: no sign, no exponent, no spaces. */
const whole = (min: number, max: number, fallback: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^[0-9]{1,9}$/.test(text) ? Number(text) : text),
    z.number().int().min(min).max(max).default(fallback),
  );

/** Paging and sorting parameters. */
const pagingShape = {
  page: whole(0, 100_000, 0).describe('Counts from 0.'),
  size: whole(1, 100, 25).describe('Rows per page.'),
  sort: z
    .array(z.string().regex(sortPattern, "must be 'name,asc' or 'name,desc' with a name of the list"))
    .max(maxSorts)
    .default([])
    .describe(
      '`name,asc` or `name,desc`; up to three times. Contact details sort only lists that show them.',
    ),
};

/** The query of a list that can only be paged and sorted. */
export const pageQuery = z.object(pagingShape);

/** The query of a list with filters. */
export const listQuery = z.object({
  ...pagingShape,
  state: z
    .enum(usStates.map(({ code }) => code))
    .optional()
    .describe('Two-letter state code.'),
  addDate: z
    .string()
    .regex(calendarDay, 'must be a date, MM/DD/YYYY')
    .optional()
    .describe('Earliest day, MM/DD/YYYY.'),
  marketplaceStatus: z
    .enum([activeStatus, ...statusOrder])
    .optional()
    .describe(`A status, or ${activeStatus}: what can be claimed now.`),
  username: z.string().max(64).optional().describe("Only referrals that match this user's appetite."),
});

export type PageQuery = z.infer<typeof pageQuery>;
export type ListQuery = z.infer<typeof listQuery>;
