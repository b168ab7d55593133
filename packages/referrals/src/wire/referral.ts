import * as z from 'zod/mini';
import {
  type FieldsWith,
  fieldList,
  type referralFields,
  type WireName,
  type WireShape,
  wireShapes,
} from './referralFields.ts';
import { WireFormatError } from './rows.ts';

/** A name, code, date or note: any scalar, because services differ in whether codes are strings or numbers. */
const text = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

const schemas = {
  id: z.union([z.string().check(z.minLength(1)), z.number()]),
  text,
  /** An amount, count or time, as a number or string. */
  quantity: z.nullish(z.union([z.number(), z.string()])),
  list: z.nullish(z.array(text)),
  flag: z.nullish(z.boolean()),
} satisfies Readonly<Record<WireShape, z.ZodMiniType>>;

type Fields = typeof referralFields;

type Shape<Name extends keyof Fields> = {
  [Each in Name as WireName<Each>]: (typeof schemas)[(typeof wireShapes)[Fields[Each]['kind']]];
};

const shapeOf = <Name extends keyof Fields>(fields: typeof fieldList) =>
  Object.fromEntries(
    fields.flatMap(({ wire, kind }) => wire.map((name) => [name, schemas[wireShapes[kind]]])),
  ) as Shape<Name>;

/**
 * Schema of a referral as services send it. Every field except the id may be missing or null. Unknown values and fields
 * are kept. A field with a wrong format makes the whole row malformed.
 */
export const referralSchema = z.looseObject(shapeOf<keyof Fields>(fieldList));

type Known<Type> = { [Name in keyof Type as string extends Name ? never : Name]: Type[Name] };

/** A referral as services send it. Use it in gateways and servers; components take the `Referral` model. */
export type WireReferral = Known<z.infer<typeof referralSchema>>;

/** Schema of the public fields: what the public feed shows, without anything that identifies the consumer. */
export const publicReferralSchema = z.object(
  shapeOf<FieldsWith<'isPublic'>>(fieldList.filter(({ isPublic }) => isPublic)),
);

/** A referral with public fields only. */
export type PublicWireReferral = z.infer<typeof publicReferralSchema>;

/** Parses a response with a schema. Throws a `WireFormatError` that names the invalid fields, but not their values. */
export function parseWire<T>(schema: z.ZodMiniType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.code}`);
  throw new WireFormatError(fields.join(', '));
}

/** Parses a referral. Throws `WireFormatError`. */
export const parseReferral = (json: unknown): WireReferral => parseWire(referralSchema, json);
