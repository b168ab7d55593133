import * as z from 'zod/mini';
import { mistakesOf, wireFields } from './readRow.ts';
import { type PublicWireReferral, referralSchema, type WireReferral } from './referral.ts';
import { fieldList } from './referralFields.ts';
import { type ParsedPage, type RowResult, readRows } from './rows.ts';

/** A page of a list as a service sends it. The rows are read one by one with `parseReferralPage`. */
export const referralPageSchema = z.object({
  content: z.array(referralSchema),
  totalElements: z.number(),
  numberOfElements: z.number(),
});

type RowSchema<Row> = z.ZodMiniType<Row>;

/**
 * Reads a page, or a plain list, row by row: a malformed row, or one whose id came before, is left out and counted.
 * Throws `WireFormatError` when the answer is no page at all. `schema` reads fields that only your service sends; it costs
 * a multiple of the time.
 */
export function parseReferralPage(json: unknown): ParsedPage<WireReferral>;
export function parseReferralPage<Row extends PublicWireReferral>(
  json: unknown,
  schema: RowSchema<Row>,
): ParsedPage<Row>;
export function parseReferralPage(
  json: unknown,
  schema?: RowSchema<PublicWireReferral>,
): ParsedPage<PublicWireReferral> {
  return schema ? readRows(json, (row) => parseRow(schema, row)) : readRows(json, readReferralRow);
}

const allFields = wireFields(fieldList);

/** Reads a row as `referralSchema` does, field by field: several times faster than the schema, for lists of thousands. */
function readReferralRow(row: unknown): RowResult<WireReferral> {
  const mistakes = mistakesOf(row, allFields);
  return mistakes ? { mistakes } : { row: row as WireReferral };
}

function parseRow<Row>(schema: RowSchema<Row>, row: unknown): RowResult<Row> {
  const result = z.safeParse(schema, row);
  if (result.success) return { row: result.data };
  return {
    mistakes: result.error.issues.map(({ path, code }) => ({
      path: path.map((step) => (typeof step === 'number' ? '*' : step)).join('.'),
      code,
    })),
  };
}
