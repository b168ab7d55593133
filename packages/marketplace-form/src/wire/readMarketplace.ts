import { fields, recipientFields } from '../fields/fields.ts';
import { unreadable } from '../messages/fieldTexts.ts';
import { type Marketplace, marketplaceSchema } from './marketplace.ts';
import type { UnreadableField } from './unreadableFields.ts';

/** A marketplace as a service sent it. Its fields may have invalid values. */
export type MarketplaceRow = Readonly<Record<string, unknown>>;

/** A parsed row. */
export interface ReadMarketplace {
  /** The row without invalid values. */
  readonly marketplace: Marketplace;
  /** Fields with invalid values. Empty for a valid row. */
  readonly unreadableFields: readonly UnreadableField[];
}

type Path = readonly PropertyKey[];

/** Returns the label of a field that isn't in the form. */
function ownLabel(name: string): string | undefined {
  const label: unknown = Object.entries(unreadable).find(([key]) => key === name)?.[1];
  return typeof label === 'string' ? label : undefined;
}

/** Form labels by wire field name. */
const fieldLabels = new Map(
  [...Object.values(recipientFields), ...Object.values(fields)].flatMap(({ wire, label }) =>
    Object.keys(wire.shape).map((name) => [name, label] as const),
  ),
);

function getLabel(path: Path): string {
  const name = path.findLast((part) => typeof part === 'string') ?? '';
  const [first] = path;
  if (first === 'individualEmailRecipientSettings') return ownLabel(first) ?? '';
  return ownLabel(name) ?? fieldLabels.get(name) ?? name;
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns a copy without the values at some paths: list items or fields. If a value is missing, removes its parent. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (!isObject(value) || paths.length === 0) return value;
  const kept = Object.entries(value).flatMap(([name, item]) => {
    const inner = paths.filter(([first]) => String(first) === name).map(([, ...rest]) => rest);
    const isInvalid = inner.some(([next]) => next === undefined);
    if (isInvalid && name === 'riskAppetite') return [[name, {}] as const];
    const isParent = inner.some(([next = '']) => !isObject(item) || !(next in item));
    return isInvalid || isParent ? [] : [[name, without(item, inner)] as const];
  });
  return Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept);
}

/** Converts a number that was sent as text. */
const toNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** Maximum number of passes. Removing an invalid value can reveal further ones, so the row is validated again. */
const maxPasses = 8;

/**
 * Parses a row from any service. Invalid values are removed and reported, so that one of them loses neither the
 * marketplace nor its position. Returns undefined if the row has no valid id, because such a row can't be edited.
 */
export function readMarketplace(row: unknown): ReadMarketplace | undefined {
  if (!isObject(row)) return undefined;
  if (!parsedRows.has(row)) parsedRows.set(row, parseRow(row));
  return parsedRows.get(row);
}

/** Cache of parsed rows. Rows are never mutated. */
const parsedRows = new WeakMap<object, ReadMarketplace | undefined>();

function parseRow(row: Record<PropertyKey, unknown>): ReadMarketplace | undefined {
  const strictResult = marketplaceSchema.safeParse(row);
  if (strictResult.success) return { marketplace: strictResult.data, unreadableFields: [] };
  const numbers = { id: toNumber(row.id), priority: toNumber(row.priority) };
  const unreadableByPath = new Map<string, UnreadableField>();
  const addUnreadable = (path: Path) => {
    const text = path.filter((part) => typeof part === 'string').join('.');
    unreadableByPath.set(text, { path: text, label: getLabel(path) });
  };
  for (const name of ['id', 'priority'] as const) if (numbers[name] !== row[name]) addUnreadable([name]);
  let copy: unknown = { ...row, ...('priority' in row ? numbers : { id: numbers.id }) };
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const result = marketplaceSchema.safeParse(copy);
    if (result.success) return { marketplace: result.data, unreadableFields: [...unreadableByPath.values()] };
    for (const { path } of result.error.issues) {
      if (path[0] === 'id') return undefined;
      addUnreadable(path);
    }
    copy = without(
      copy,
      result.error.issues.map(({ path }) => path),
    );
  }
  return undefined;
}

const isDeepEqual = (a: unknown, b: unknown): boolean => {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Array.isArray(a) === Array.isArray(b) && [...names].every((name) => isDeepEqual(a[name], b[name]));
};

/** Puts back the invalid values that were removed from `sent`, wherever `now` still equals what was read. */
function restore(now: unknown, read: unknown, sent: unknown): unknown {
  if (isDeepEqual(now, read)) return sent;
  if (!isObject(now) || !isObject(read) || !isObject(sent) || Array.isArray(sent)) return now;
  const names = new Set([...Object.keys(now), ...Object.keys(sent)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      // In neither `now` nor `parseRow`: the value was invalid, so send it back as received.
      if (!(name in now)) return name in read ? [] : [[name, sent[name]]];
      return [[name, restore(now[name], read[name], sent[name])]];
    }),
  );
}

/**
 * Returns a marketplace to save, with invalid values as the service sent them unless they were edited since. `row` is
 * the row that the marketplace was read from.
 */
export function keepUnreadableFields(
  marketplace: Marketplace,
  row: MarketplaceRow | undefined,
): MarketplaceRow {
  const before = readMarketplace(row);
  if (!row || !before || before.unreadableFields.length === 0) return marketplace;
  return restore(marketplace, before.marketplace, row) as MarketplaceRow;
}
