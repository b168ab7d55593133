export {
  type ClaimConflictReason,
  type ClaimRequest,
  claimConflictSchema,
  claimRequestSchema,
} from './wire/claim.ts';
export {
  acquiredSortNames,
  availableReferralParams,
  type ReferralListQuery,
  referralListParams,
  type SortOrder,
  serverSortNames,
} from './wire/listParams.ts';
export {
  acquiredRequestSchema,
  geoLocationSchema,
  problemSchema,
  referralSourceNameSchema,
  type UserLookup,
  userLookupSchema,
} from './wire/lookups.ts';
export { type FilteredReferral, matchesQuery, startOfDay } from './wire/matchesQuery.ts';
export { parseReferralPage, referralPageSchema } from './wire/page.ts';
export {
  contactFields,
  publicProjection,
  publicReferralFields,
  redactedProjection,
} from './wire/projection.ts';
export {
  type PublicWireReferral,
  parseReferral,
  parseWire,
  publicReferralSchema,
  referralSchema,
  type WireReferral,
} from './wire/referral.ts';
export type { ParsedPage, RowProblem } from './wire/rows.ts';
export { WireFormatError } from './wire/rows.ts';
export { talkNowPrice } from './wire/talkNowPrice.ts';
