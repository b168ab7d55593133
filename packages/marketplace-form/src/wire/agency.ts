import * as z from 'zod/mini';

const text = z.nullish(z.string());

/** An agency that can stand behind a marketplace. */
export const agencySchema = z.looseObject({
  name: text,
  fulcrumId: z.union([z.number(), z.string()]),
  address: z.nullish(z.looseObject({ region: text, regionCode: text, zipCode: text })),
  contact: z.nullish(z.looseObject({ name: text, email: text, phone: text })),
});
/** An agency behind a marketplace. */
export type Agency = z.infer<typeof agencySchema>;

/** The answer of the agency lookup: the first of `content` is used. */
export const agencyPageSchema = z.looseObject({ content: z.nullish(z.array(agencySchema)) });
