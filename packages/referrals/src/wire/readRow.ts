import type { PublicWireReferral } from './referral.ts';
import { type FieldKind, fieldList } from './referralFields.ts';
import type { RowProblem, RowResult } from './rows.ts';

type RowIssue = Pick<RowProblem, 'path' | 'code'>;
type Check = (value: unknown) => boolean;

const isMissing: Check = (value) => value === null || value === undefined;
const isQuantity: Check = (value) => typeof value === 'string' || Number.isFinite(value);
const isText: Check = (value) => isMissing(value) || isQuantity(value) || typeof value === 'boolean';
const isQuantityOrNull: Check = (value) => isMissing(value) || isQuantity(value);

/** Format checks for the kinds of fields that aren't sent as text. */
const checks: Readonly<Partial<Record<FieldKind, Check>>> = {
  id: (value) => value !== '' && isQuantity(value),
  number: isQuantityOrNull,
  time: isQuantityOrNull,
  list: (value) => isMissing(value) || (Array.isArray(value) && value.every(isText)),
  flag: (value) => isMissing(value) || typeof value === 'boolean',
};

/** Returns the problems of a value with a wrong format, with zod's codes. */
function findIssues(value: unknown, kind: FieldKind, path: string): readonly RowIssue[] {
  if (kind === 'list' && Array.isArray(value))
    return value.flatMap((item) => (isText(item) ? [] : [{ path: `${path}.*`, code: 'invalid_union' }]));
  if (kind === 'id' && value === '') return [{ path, code: 'too_small' }];
  return [{ path, code: kind === 'list' || kind === 'flag' ? 'invalid_type' : 'invalid_union' }];
}

interface WireField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly hasShape: Check;
}

/** Lists fields by wire name, with their format check. */
export const wireFields = (fields: typeof fieldList): readonly WireField[] =>
  fields.flatMap(({ wire, kind }) => wire.map((name) => ({ name, kind, hasShape: checks[kind] ?? isText })));

const publicFields = wireFields(fieldList.filter(({ isPublic }) => isPublic));

type WireRow = Readonly<Record<string, unknown>>;

const isObject = (row: unknown): row is WireRow =>
  typeof row === 'object' && row !== null && !Array.isArray(row);

/** Returns the problems of a row; undefined if it's valid. */
export function findRowProblems(row: unknown, fields: readonly WireField[]): readonly RowIssue[] | undefined {
  if (!isObject(row)) return [{ path: '', code: 'invalid_type' }];
  let mistakes: RowIssue[] | undefined;
  for (const { name, kind, hasShape } of fields) {
    const value = row[name];
    if (!hasShape(value)) mistakes = [...(mistakes ?? []), ...findIssues(value, kind, name)];
  }
  return mistakes;
}

/** Parses a row like `publicReferralSchema`, without the schema library: a quarter of the feed on partner pages. */
export function readPublicRow(row: unknown): RowResult<PublicWireReferral> {
  const mistakes = findRowProblems(row, publicFields);
  if (mistakes) return { mistakes };
  const wire = row as WireRow;
  const entries = publicFields.flatMap(({ name }) => (name in wire ? [[name, wire[name]]] : []));
  return { row: Object.fromEntries(entries) as PublicWireReferral };
}
