/** Ascending or descending. */
export type SortOrder = 'asc' | 'desc';

/** Query of a list request. */
export interface ReferralListQuery {
  /** Column to sort by, by its UI name. Default: no sort is sent. */
  readonly sort?: string | null;
  /** Sort order. Default `desc`. */
  readonly order?: SortOrder;
  /** Page index, from 0. Default 0. */
  readonly page?: number;
  /** Page size. Default 25. */
  readonly size?: number;
  /** Filters by server name, e.g. `state`, or `addDate` as MM/DD/YYYY. Empty filters aren't sent. */
  readonly filters?: Readonly<Record<string, string | null | undefined>>;
  /** Username that limits the list. Sent only if set. */
  readonly username?: string | null;
  /** False hides claimed referrals, with `marketplaceStatus=ACTIVE`. Default true. */
  readonly showClaimed?: boolean;
}

/** The default page size of referral lists. */
export const defaultPageSize = 25;

/** Returns the query parameters of a list request. */
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

/** Returns the query parameters of the available list: its page size defaults to 10 and is always 20 without a sort. */
export const availableReferralParams = (query: ReferralListQuery) =>
  referralListParams({ ...query, size: query.sort ? (query.size ?? 10) : 20 });

/** Field names by which services sort and filter referral lists. */
export const serverSortNames = [
  'addDate',
  'marketplaceStatus',
  'lastName',
  'city',
  'businessLineCategory',
  'opportunityBusinessLineEntities',
  'premium',
  'industryCode',
  'businessSize',
  'businessYears',
  'marketplaceExpirationDate',
] as const;

/** Additional field names by which the acquired list and transactions are sorted. */
export const acquiredSortNames = ['lastModDate', 'phone', 'email'] as const;

const serverFieldNames: Readonly<Record<string, (typeof serverSortNames)[number]>> = {
  category: 'businessLineCategory',
  businessLines: 'opportunityBusinessLineEntities',
  estimatedPremium: 'premium',
  industry: 'industryCode',
  noOfEmployees: 'businessSize',
  yearsInBusiness: 'businessYears',
  status: 'marketplaceStatus',
};

/** Returns the server's name of a column, which is the column's own name unless it's renamed. */
export const serverSortName = (field: string) =>
  Object.hasOwn(serverFieldNames, field) ? (serverFieldNames[field] ?? field) : field;
