import type { PublicWireReferral } from './referral.ts';
import { type FieldKind, fieldList } from './referralFields.ts';
import type { RowProblem, RowResult } from './rows.ts';

/** What is wrong with a value: which field it is in, and how. */
type Check = (value: unknown, path: string) => Mistakes;
type Mistakes = readonly Pick<RowProblem, 'path' | 'code'>[];

const none: Mistakes = [];

const oneOf =
  (...types: readonly string[]): Check =>
  (value, path) =>
    types.includes(typeof value) && !isNoNumber(value) ? none : [{ path, code: 'invalid_union' }];

const isNoNumber = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);

const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null || value === undefined ? none : check(value, path);

const text = orNull(oneOf('string', 'number', 'boolean'));

const numberOrText = oneOf('number', 'string');
const quantity = orNull(numberOrText);

/** The kinds of public fields that are not sent as texts. */
const checks: Readonly<Partial<Record<FieldKind, Check>>> = {
  id: (value, path) => (value === '' ? [{ path, code: 'too_small' }] : numberOrText(value, path)),
  number: quantity,
  time: quantity,
  list: orNull((value, path) =>
    Array.isArray(value)
      ? value.flatMap((item) => text(item, `${path}.*`))
      : [{ path, code: 'invalid_type' }],
  ),
};

const publicFields = fieldList
  .filter(({ isPublic }) => isPublic)
  .flatMap(({ wire, kind }) => wire.map((name) => ({ name, check: checks[kind] ?? text })));

/**
 * Reads a row as `publicReferralSchema` does, field by field, without zod: the public feed runs on other people's pages,
 * where the schema library would be a quarter of its size.
 */
export function readPublicRow(row: unknown): RowResult<PublicWireReferral> {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return { mistakes: [{ path: '', code: 'invalid_type' }] };
  const wire: Readonly<Record<string, unknown>> = { ...row };
  const mistakes = publicFields.flatMap(({ name, check }) => check(wire[name], name));
  if (mistakes.length > 0) return { mistakes };
  const known = publicFields.flatMap(({ name }) => (name in wire ? [[name, wire[name]]] : []));
  return { row: Object.fromEntries(known) as PublicWireReferral };
}
