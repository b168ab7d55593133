import * as z from 'zod/mini';

const text = z.nullish(z.string());

/** The schema of an agency that a marketplace can be linked to. */
export const agencySchema = z.looseObject({
  name: text,
  fulcrumId: z.union([z.number(), z.string()]),
  address: z.nullish(z.looseObject({ region: text, regionCode: text, zipCode: text })),
  contact: z.nullish(z.looseObject({ name: text, email: text, phone: text })),
});
/** An agency that a marketplace can be linked to. */
export type Agency = z.infer<typeof agencySchema>;

/** The response of the agency lookup. The first item of `content` is used. */
export const agencyPageSchema = z.looseObject({ content: z.nullish(z.array(agencySchema)) });
