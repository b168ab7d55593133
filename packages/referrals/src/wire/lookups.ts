import * as z from 'zod/mini';

/** Schema of an item in the list of referral sources. */
export const referralSourceNameSchema = z.object({ sourceName: z.string() });
/** Schema of the geolocation response. */
export const geoLocationSchema = z.object({ state: z.nullish(z.string()) });
/** Schema of the user lookup response. */
export const userLookupSchema = z.object({
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  agencyName: z.nullish(z.string()),
  city: z.nullish(z.string()),
  state: z.nullish(z.string()),
});
/** A user, as returned by the lookup. */
export type UserLookup = z.infer<typeof userLookupSchema>;

/** Schema of the request body of the acquired list. */
export const acquiredRequestSchema = z.object({ username: z.string().check(z.minLength(1)) });

/** Schema of an error response, `application/problem+json`. Unknown members are kept. */
export const problemSchema = z.looseObject({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  status: z.optional(z.number()),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  /** Id of the request in the service's logs. */
  requestId: z.optional(z.string()),
});
