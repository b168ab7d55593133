import { publicProjection, redactedProjection, type WireReferral } from '@advantage/referrals/wire';
import { type Caller, isAdmin, isPerson } from '../access/caller.ts';
import { type ReferralRow, toWireReferral } from './referralRow.ts';

/** What a person who is no admin reads in place of a partner's name. */
const secondaryPartner = 'Secondary Partner';

const withoutPartner = (referral: WireReferral): WireReferral => ({
  ...referral,
  assignedPartner: referral.assignedPartner === null ? null : secondaryPartner,
});

/**
 * A referral as this caller may see it. Contact fields are only for its claimer and admins. Who is no person,
 * with the client's basic header or without any, gets what the public feed shows and nothing else.
 */
export function projectionFor(caller: Caller, row: ReferralRow): WireReferral {
  const referral = toWireReferral(row);
  if (isAdmin(caller)) return referral;
  if (row.claimed_by !== null && isPerson(caller, row.claimed_by)) return withoutPartner(referral);
  return caller.kind === 'person' ? redactedProjection(withoutPartner(referral)) : publicProjection(referral);
}
