import * as z from 'zod/mini';
import { referralSchema, type WireReferral } from './referral.ts';
import { WireFormatError } from './rows.ts';

/** Parses a response with a schema. Throws a `WireFormatError` that names the invalid fields, but not their values. */
export function parseWire<T>(schema: z.ZodMiniType<T>, json: unknown): T {
  const result = z.safeParse(schema, json);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.code}`);
  throw new WireFormatError(fields.join(', '));
}

/** Parses a referral. Throws `WireFormatError`. */
export const parseReferral = (json: unknown): WireReferral => parseWire(referralSchema, json);
