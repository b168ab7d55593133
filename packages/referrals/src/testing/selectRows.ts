import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';
import { selectPage } from '../source/selectPage.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import { matchesQuery } from '../wire/matchesQuery.ts';

/** Returns the page that a service would return for a query: filtered, sorted and sliced. */
export const selectRows = (all: readonly Referral[], query: ReferralListQuery): ReferralPage =>
  selectPage(
    all.filter((row) => matches(row, query)),
    query,
  );

/** Hides claimed referrals only, so that stories show every other status without a filter. */
const matches = (row: Referral, { filters, showClaimed = true }: ReferralListQuery) =>
  matchesQuery(row, { filters }, 0) && (showClaimed || row.marketplaceStatus !== 'Claimed');
