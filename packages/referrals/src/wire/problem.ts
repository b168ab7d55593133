import * as z from 'zod/mini';

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
