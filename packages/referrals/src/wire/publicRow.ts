import type { PublicWireReferral } from './referral.ts';
import { fieldList, type WireShape, wireShapes } from './referralFields.ts';
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

const orNothing =
  (check: Check): Check =>
  (value, path) =>
    value === null || value === undefined ? none : check(value, path);

const text = orNothing(oneOf('string', 'number', 'boolean'));

const checks: Readonly<Record<WireShape, Check>> = {
  id: (value, path) =>
    value === '' ? [{ path, code: 'too_small' }] : oneOf('string', 'number')(value, path),
  text,
  quantity: orNothing(oneOf('number', 'string')),
  list: orNothing((value, path) =>
    Array.isArray(value)
      ? value.flatMap((item) => text(item, `${path}.*`))
      : [{ path, code: 'invalid_type' }],
  ),
  flag: orNothing((value, path) => (typeof value === 'boolean' ? none : [{ path, code: 'invalid_type' }])),
};

const publicFields = fieldList
  .filter(({ isPublic }) => isPublic)
  .flatMap(({ wire, kind }) => wire.map((name) => ({ name, check: checks[wireShapes[kind]] })));

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
