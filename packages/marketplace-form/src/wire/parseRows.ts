import * as z from 'zod/mini';

/** The good rows of an answer, and what was wrong with the others. */
export interface ParsedRows<Row> {
  /** The rows that could be read. */
  readonly rows: Row[];
  /** What was wrong with the others, by their place in the list. */
  readonly errors: readonly { readonly index: number; readonly error: z.core.$ZodError }[];
}

/** Reads a list row by row, so that one bad row never blanks the list. An answer that is no list throws. */
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
