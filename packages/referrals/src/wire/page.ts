import * as z from 'zod/mini';
import { findRowProblems, wireFields } from './readRow.ts';
import { type PublicWireReferral, referralSchema, type WireReferral } from './referral.ts';
import { fieldList } from './referralFields.ts';
import { type ParsedPage, type RowResult, readRows } from './rows.ts';

/** Schema of a list page as services send it. To parse row by row, use `parseReferralPage`. */
export const referralPageSchema = z.object({
  content: z.array(referralSchema),
  totalElements: z.number(),
  numberOfElements: z.number(),
});

type RowSchema<Row> = z.ZodMiniType<Row>;

/**
 * Parses a page, or a plain list, row by row. Malformed and duplicate rows are left out and counted. Throws
 * `WireFormatError` if the response isn't a page at all. Pass a `schema` for fields that only your service sends;
 * parsing then takes several times as long.
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

/** Parses a row like `referralSchema`, but field by field, which is several times faster for lists of thousands. */
function readReferralRow(row: unknown): RowResult<WireReferral> {
  const mistakes = findRowProblems(row, allFields);
  return mistakes ? { mistakes } : { row: row as WireReferral };
}

function parseRow<Row>(schema: RowSchema<Row>, row: unknown): RowResult<Row> {
  const result = schema.safeParse(row);
  if (result.success) return { row: result.data };
  return {
    mistakes: result.error.issues.map(({ path, code }) => ({
      path: path.map((step) => (typeof step === 'number' ? '*' : step)).join('.'),
      code,
    })),
  };
}
