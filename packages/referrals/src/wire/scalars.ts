import * as z from 'zod/mini';

/** A name, code, date or remark. Services differ in whether ids and codes are texts or numbers, so any scalar is read. */
export const text = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

/** An amount, count or time. A number, or the same as a text. */
export const quantity = z.nullish(z.union([z.number(), z.string()]));

/** A list of codes or names. */
export const textList = z.nullish(z.array(text));
