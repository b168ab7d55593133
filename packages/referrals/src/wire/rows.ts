import type { RowProblem } from '@advantage/live-list';
import type { PublicWireReferral } from './referral.ts';

export type { RowProblem };

/** A page parsed row by row. */
export interface ParsedPage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Number of malformed or duplicate rows, which were left out. */
  readonly rejected: number;
  /** The distinct problems of these rows. */
  readonly problems: readonly RowProblem[];
}

/** A parsed row, or its problems. */
export type RowResult<Row> =
  | { readonly row: Row; readonly mistakes?: undefined }
  | { readonly mistakes: readonly Pick<RowProblem, 'path' | 'code'>[] };

/** Parses a page or list row by row, leaving out malformed rows. Throws `WireFormatError` if it's neither. */
export function readRows<Row extends Pick<PublicWireReferral, 'opportunityId'>>(
  json: unknown,
  readRow: (row: unknown) => RowResult<Row>,
): ParsedPage<Row> {
  const content = parseContent(json);
  const rows = new Map<string, Row>();
  const problems = new Map<string, RowProblem>();
  const note = ({ path, code }: Pick<RowProblem, 'path' | 'code'>) => {
    const key = `${path}:${code}`;
    problems.set(key, { path, code, count: (problems.get(key)?.count ?? 0) + 1 });
  };
  for (const each of content) {
    const result = readRow(each);
    if (result.mistakes) for (const mistake of result.mistakes) note(mistake);
    else if (rows.has(String(result.row.opportunityId))) note({ path: 'opportunityId', code: 'duplicate' });
    else rows.set(String(result.row.opportunityId), result.row);
  }
  return {
    rows: [...rows.values()],
    total: parseTotal(json) ?? content.length,
    rejected: content.length - rows.size,
    problems: [...problems.values()],
  };
}

function parseContent(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (typeof json === 'object' && json !== null && 'content' in json && Array.isArray(json.content))
    return json.content;
  throw new WireFormatError('Not a list of referrals.');
}

function parseTotal(json: unknown): number | undefined {
  if (typeof json !== 'object' || json === null || !('totalElements' in json)) return undefined;
  const total = json.totalElements;
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : undefined;
}

/** Thrown for a response in an unexpected format. The message never contains values of the response. */
export class WireFormatError extends Error {
  override readonly name = 'WireFormatError';
}
