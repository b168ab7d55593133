import * as z from 'zod/mini';

/** The body of a failed call, `application/problem+json`. Further members are kept. */
export const problemSchema = z.looseObject({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  status: z.optional(z.number()),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  /** Finds the request in the logs of the service. */
  requestId: z.optional(z.string()),
});
