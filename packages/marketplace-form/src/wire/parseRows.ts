import * as z from 'zod/mini';

/** The valid rows of a list, and the errors of the others. */
export interface ParsedRows<Row> {
  /** Rows that match the schema. */
  readonly rows: Row[];
  /** Errors of the other rows, with their index in the list. */
  readonly errors: readonly { readonly index: number; readonly error: z.core.$ZodError }[];
}

/**
 * Parses a list row by row, so that one invalid row doesn't discard the whole list. Throws if `answer` isn't a list.
 */
export function parseRows<Row>(schema: z.ZodMiniType<Row>, answer: unknown): ParsedRows<Row> {
  const rows: Row[] = [];
  const errors: { index: number; error: z.core.$ZodError }[] = [];
  for (const [index, row] of z.array(z.unknown()).parse(answer).entries()) {
    const result = schema.safeParse(row);
    if (result.success) rows.push(result.data);
    else errors.push({ index, error: result.error });
  }
  return { rows, errors };
}
