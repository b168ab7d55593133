import * as z from 'zod/mini';
import {
  type FieldsWith,
  fieldList,
  type referralFields,
  type WireName,
  type WireShape,
  wireShapes,
} from './referralFields.ts';

/** A name, code, date or remark. Services differ in whether ids and codes are texts or numbers, so any scalar is read. */
const text = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

const schemas = {
  id: z.union([z.string().check(z.minLength(1)), z.number()]),
  text,
  /** An amount, count or time: a number, or the same as a text. */
  quantity: z.nullish(z.union([z.number(), z.string()])),
  list: z.nullish(z.array(text)),
  flag: z.nullish(z.boolean()),
} satisfies Readonly<Record<WireShape, z.ZodMiniType>>;

type Fields = typeof referralFields;

/** The schemas of fields by their names on the wire. */
type Shape<Name extends keyof Fields> = {
  [Each in Name as WireName<Each>]: (typeof schemas)[(typeof wireShapes)[Fields[Each]['kind']]];
};

const shapeOf = <Name extends keyof Fields>(fields: typeof fieldList) =>
  Object.fromEntries(
    fields.flatMap(({ wire, kind }) => wire.map((name) => [name, schemas[wireShapes[kind]]])),
  ) as Shape<Name>;

/**
 * A referral as a service sends it. Every field but the id may be missing or null; unknown values and unknown fields are
 * kept. A field of a wrong shape makes the whole row malformed.
 */
export const referralSchema = z.looseObject(shapeOf<keyof Fields>(fieldList));

type Known<Type> = { [Name in keyof Type as string extends Name ? never : Name]: Type[Name] };

/** A referral as a service sends it. Use it in gateways and servers; components take the `Referral` model. */
export type WireReferral = Known<z.infer<typeof referralSchema>>;

/** What anybody may see: the fields that the public feed shows, and nothing that tells who the consumer is. */
export const publicReferralSchema = z.object(
  shapeOf<FieldsWith<'isPublic'>>(fieldList.filter(({ isPublic }) => isPublic)),
);

/** A referral as the public feed holds it. */
export type PublicWireReferral = z.infer<typeof publicReferralSchema>;
