import type { PublicWireReferral } from './referral.ts';
import type { RowProblem, RowResult } from './rows.ts';

/** What is wrong with a value, or undefined: which field it is in, and how. */
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

const listOf =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item) => check(item, `${path}.*`))
      : [{ path, code: 'invalid_type' }];

const id: Check = (value, path) =>
  value === '' ? [{ path, code: 'too_small' }] : oneOf('string', 'number')(value, path);
const text = orNothing(oneOf('string', 'number', 'boolean'));
const quantity = orNothing(oneOf('number', 'string'));
const textList = orNothing(listOf(text));

const fields = Object.entries({
  opportunityId: id,
  opportunityType: text,
  marketplaceStatus: text,
  addDate: quantity,
  category: text,
  businessLines: textList,
  linesOfBusiness: textList,
  industryCode: text,
  industryDescription: text,
  industry: text,
  noOfEmployees: quantity,
  numberOfEmployees: quantity,
  yearsInBusiness: quantity,
  estimatedPremium: quantity,
  city: text,
  state: text,
} satisfies Record<keyof PublicWireReferral, Check>);

/**
 * Reads a row as `publicReferralSchema` does, field by field and word for word, without zod: the public feed stands on
 * other people's pages, where the schema's library would weigh a quarter of it.
 */
export function readPublicRow(row: unknown): RowResult<PublicWireReferral> {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return { mistakes: [{ path: '', code: 'invalid_type' }] };
  const wire: Readonly<Record<string, unknown>> = { ...row };
  const mistakes = fields.flatMap(([field, check]) => check(wire[field], field));
  if (mistakes.length > 0) return { mistakes };
  const known = fields.flatMap(([field]) => (field in wire ? [[field, wire[field]]] : []));
  return { row: Object.fromEntries(known) as PublicWireReferral };
}
