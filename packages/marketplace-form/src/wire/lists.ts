import * as z from 'zod/mini';

/** A source of referrals (DAT-18). */
export const referralSourceSchema = z.looseObject({ sourceName: z.string() });
/** Where referrals come from. */
export type ReferralSource = z.infer<typeof referralSourceSchema>;

/** A six-digit industry code; services differ in whether and how they name it (API-39, DAT-23). */
export const industryCodeSchema = z.looseObject({
  code: z.string(),
  title: z.nullish(z.string()),
  description: z.nullish(z.string()),
});
/** A six-digit industry code with its title. */
export type IndustryCode = z.infer<typeof industryCodeSchema>;
