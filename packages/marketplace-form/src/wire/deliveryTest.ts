import * as z from 'zod/mini';

/** The request body of a delivery test: the settings currently in the form, saved or not. */
export const deliveryTestSchema = z.union([
  z.object({
    way: z.literal('api'),
    deliveryApiUrl: z.string().check(z.minLength(1), z.maxLength(100)),
    deliveryApiKey: z.string().check(z.maxLength(1000)),
    deliveryApiType: z.string().check(z.maxLength(40)),
    referralDeliveryMethod: z.string().check(z.maxLength(40)),
  }),
  z.object({
    way: z.literal('email'),
    emailRecipients: z.array(z.string().check(z.maxLength(320))).check(z.minLength(1), z.maxLength(100)),
    emailBccRecipients: z.array(z.string().check(z.maxLength(320))).check(z.maxLength(100)),
  }),
]);
/** The settings of a delivery test. */
export type DeliveryTestSettings = z.infer<typeof deliveryTestSchema>;

/** The schema of a delivery test's result. */
export const deliveryAnswerSchema = z.object({
  /** What was sent, as text or as an HTTP request, without the API key. */
  sent: z.string(),
  /** HTTP status of the response. Null for email, or if there was no response. */
  status: z.nullable(z.number()),
  /** Response time, in milliseconds. */
  milliseconds: z.number(),
  /** Start of the response body. Empty if there was none. */
  body: z.string(),
  /** Why nothing was delivered. Null if the API responded or the email was sent. */
  problem: z.nullable(z.string()),
});
/** The result of a delivery test. */
export type DeliveryAnswer = z.infer<typeof deliveryAnswerSchema>;
