import * as z from 'zod/mini';

/** One item of the list of referral sources. */
export const referralSourceNameSchema = z.object({ sourceName: z.string() });
/** The answer of the geo-location call. */
export const geoLocationSchema = z.object({ state: z.nullish(z.string()) });
/** The answer of the user lookup. */
export const userLookupSchema = z.object({
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  agencyName: z.nullish(z.string()),
  city: z.nullish(z.string()),
  state: z.nullish(z.string()),
});
/** A user, as the lookup answers it. */
export type UserLookup = z.infer<typeof userLookupSchema>;

/** The body of the acquired list call. */
export const acquiredRequestSchema = z.object({ username: z.string().check(z.minLength(1)) });
