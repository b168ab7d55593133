import * as z from 'zod/mini';
import { referralSchema } from './referral.ts';

/** How a referral is claimed: bought, or by calling at once. */
export const claimMethods = ['CLAIM', 'TALK_NOW'] as const;
/** One of `claimMethods`: claiming, or talking to the consumer at once. */
export type ClaimMethod = (typeof claimMethods)[number];

/** The body of a claim. */
export const claimRequestSchema = z.object({
  username: z.string().check(z.minLength(1)),
  method: z.enum(claimMethods),
  expectedPrice: z.number().check(z.gte(0)),
});
/** What a claim sends. */
export type ClaimRequest = z.infer<typeof claimRequestSchema>;

/** Why a claim was refused with 409. */
export const claimConflictReasons = ['ALREADY_CLAIMED', 'PRICE_CHANGED', 'EXPIRED'] as const;
/** One of `claimConflictReasons`. */
export type ClaimConflictReason = (typeof claimConflictReasons)[number];

/** The body of a 409: why, and the referral as it is now. */
export const claimConflictSchema = z.object({
  reason: z.enum(claimConflictReasons),
  referral: referralSchema,
});
