import * as z from 'zod';

const text = z.string().nullish();

/** An agency that can stand behind a marketplace (DAT-17). */
export const agencySchema = z.looseObject({
  name: text,
  fulcrumId: z.union([z.number(), z.string()]),
  address: z.looseObject({ region: text, regionCode: text, zipCode: text }).nullish(),
  contact: z.looseObject({ name: text, email: text, phone: text }).nullish(),
});
/** An agency behind a marketplace. */
export type Agency = z.infer<typeof agencySchema>;

/** The answer of the agency lookup: the first of `content` is used (API-38). */
export const agencyPageSchema = z.looseObject({ content: z.array(agencySchema).nullish() });
/** The answer of an agency lookup. */
export type AgencyPage = z.infer<typeof agencyPageSchema>;
