import * as z from 'zod/mini';
import { referralSchema } from './referral.ts';

/** Claim methods: buying a referral, or calling the consumer right away. */
export const claimMethods = ['CLAIM', 'TALK_NOW'] as const;
/** One of `claimMethods`: buying, or calling the consumer right away. */
export type ClaimMethod = (typeof claimMethods)[number];

/** Schema of a claim's request body. */
export const claimRequestSchema = z.object({
  username: z.string().check(z.minLength(1)),
  method: z.enum(claimMethods),
  expectedPrice: z.number().check(z.gte(0)),
});
/** Request body of a claim. */
export type ClaimRequest = z.infer<typeof claimRequestSchema>;

/** Reasons for which a claim is refused with 409. */
export const claimConflictReasons = ['ALREADY_CLAIMED', 'PRICE_CHANGED', 'EXPIRED'] as const;
/** One of `claimConflictReasons`. */
export type ClaimConflictReason = (typeof claimConflictReasons)[number];

/** Schema of a 409 response to a claim: the reason, and the current referral. */
export const claimConflictSchema = z.object({
  reason: z.enum(claimConflictReasons),
  referral: referralSchema,
});
