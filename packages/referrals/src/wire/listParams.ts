import { serverSortName } from './sort.ts';

/** Upwards or downwards. */
export type SortOrder = 'asc' | 'desc';

/** What a list call asks for. */
export interface ReferralListQuery {
  /** A column, by its UI name. Default: no sort is sent. */
  readonly sort?: string | null;
  /** Default `desc`. */
  readonly order?: SortOrder;
  /** Counts from 0. Default 0. */
  readonly page?: number;
  /** Rows of a page. Default 25. */
  readonly size?: number;
  /** Further parameters by their server name, e.g. `state`, or `addDate` as MM/DD/YYYY. Empty ones are not sent. */
  readonly filters?: Readonly<Record<string, string | null | undefined>>;
  /** Sent only when given. */
  readonly username?: string | null;
  /** False hides claimed referrals by `marketplaceStatus=ACTIVE`. Default true. */
  readonly showClaimed?: boolean;
}

/** Rows of a page of the referral tables. */
export const defaultPageSize = 25;

/** The query parameters of a list call. */
export function referralListParams(query: ReferralListQuery): URLSearchParams {
  const {
    sort,
    order = 'desc',
    page = 0,
    size = defaultPageSize,
    filters = {},
    username,
    showClaimed = true,
  } = query;
  const params = new URLSearchParams({ page: String(page), size: String(size) });
  if (sort === 'marketplaceExpirationDate') params.append('sort', 'marketplaceStatus,asc');
  if (sort) params.append('sort', `${serverSortName(sort)},${order}`);
  if (username) params.append('username', username);
  for (const [name, value] of Object.entries(filters)) if (value) params.append(name, value);
  if (!showClaimed) params.set('marketplaceStatus', 'ACTIVE');
  return params;
}

/** The same for the available list: size 10 when none is asked for, and always 20 without a sort. */
export const availableReferralParams = (query: ReferralListQuery) =>
  referralListParams({ ...query, size: query.sort ? (query.size ?? 10) : 20 });
