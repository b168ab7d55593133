import { publicProjection, redactedProjection, type WireReferral } from '@advantage/referrals/wire';
import { type Caller, isAdmin, isPerson } from '../access/caller.ts';
import { type ReferralRow, toWireReferral } from './referralRow.ts';

/** What users who aren't admins see instead of a partner's name. */
const secondaryPartner = 'Secondary Partner';

const withoutPartner = (referral: WireReferral): WireReferral => ({
  ...referral,
  assignedPartner: referral.assignedPartner === null ? null : secondaryPartner,
});

/**
 * Returns a referral as the caller may see it. Only the user who claimed it and admins get contact details. Callers who
 * aren't signed in, with the client's basic header or without credentials, get only what the public feed shows.
 */
export function projectionFor(caller: Caller, row: ReferralRow): WireReferral {
  const referral = toWireReferral(row);
  if (isAdmin(caller)) return referral;
  if (row.claimed_by !== null && isPerson(caller, row.claimed_by)) return withoutPartner(referral);
  return caller.kind === 'person' ? redactedProjection(withoutPartner(referral)) : publicProjection(referral);
}
