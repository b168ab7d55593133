import * as z from 'zod/mini';

/** What a test of the delivery sends to: settings as they are on the screen, saved or not. */
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
/** What a test of the delivery sends to. */
export type DeliveryTestSettings = z.infer<typeof deliveryTestSchema>;

/** What became of a test of the delivery. */
export const deliveryAnswerSchema = z.object({
  /** What was sent, in words or as a request, without the key. */
  sent: z.string(),
  /** The HTTP status of the answer; null for email, and where no answer came. */
  status: z.nullable(z.number()),
  /** Milliseconds until the answer. */
  milliseconds: z.number(),
  /** The beginning of the answer's body; empty where there was none. */
  body: z.string(),
  /** Why nothing was delivered; null where an answer came. */
  problem: z.nullable(z.string()),
});
/** What became of a test of the delivery. */
export type DeliveryAnswer = z.infer<typeof deliveryAnswerSchema>;
