import { reconcileRows } from '@advantage/live-list';
import type { Referral } from './referral.ts';

/** Returns the new rows, reusing the objects of unchanged referrals so that only changed rows render. */
export const mergeReferrals = (previous: readonly Referral[], next: readonly Referral[]) =>
  reconcileRows(previous, next, { getRowId: (row) => row.opportunityId });
