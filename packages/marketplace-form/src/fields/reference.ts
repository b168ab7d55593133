import * as z from 'zod/mini';

/** The schema of a referral source. */
export const referralSourceSchema = z.looseObject({ sourceName: z.string() });
/** A source of referrals. */
export type ReferralSource = z.infer<typeof referralSourceSchema>;

/** The schema of a six-digit industry code. Services may send its name as `title`, as `description` or not at all. */
export const industryCodeSchema = z.looseObject({
  code: z.string(),
  title: z.nullish(z.string()),
  description: z.nullish(z.string()),
});
/** A six-digit industry code with its name, if the service sends one. */
export type IndustryCode = z.infer<typeof industryCodeSchema>;
