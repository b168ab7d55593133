import { fields, recipientFields } from '../fields/fields.ts';
import { unreadable } from '../messages/fieldTexts.ts';
import { type Marketplace, marketplaceSchema } from './marketplace.ts';

/** A row of marketplaces as a service sent it; its fields may hold what they should not. */
export type MarketplaceRow = Readonly<Record<string, unknown>>;

/** A field of a row that holds what it should not. */
export interface UnreadableField {
  /** Where it is in the row, e.g. `riskAppetite.stateCodes`. */
  readonly path: string;
  /** Its name in the form, e.g. 'States'. */
  readonly label: string;
}

/** What could be read of a row. */
export interface ReadMarketplace {
  /** The row without what could not be read. */
  readonly marketplace: Marketplace;
  /** The fields that could not be read; none in a good row. */
  readonly odd: readonly UnreadableField[];
}

type Path = readonly PropertyKey[];

/** The label of a field that the form does not have. */
function ownLabel(name: string): string | undefined {
  const label: unknown = Object.entries(unreadable).find(([key]) => key === name)?.[1];
  return typeof label === 'string' ? label : undefined;
}

/** The names of wire fields in the form. */
const fieldLabels = new Map(
  [...Object.values(recipientFields), ...Object.values(fields)].flatMap(({ wire, label }) =>
    Object.keys(wire.shape).map((name) => [name, label] as const),
  ),
);

function labelOf(path: Path): string {
  const name = path.findLast((part) => typeof part === 'string') ?? '';
  const [first] = path;
  if (first === 'individualEmailRecipientSettings') return ownLabel(first) ?? '';
  return ownLabel(name) ?? fieldLabels.get(name) ?? name;
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Takes what is at a path out of a copy: an item of a list, or a field. Nothing is there: takes out what holds it. */
function takeOut(target: unknown, path: Path): void {
  const [name, ...rest] = path;
  if (!isObject(target) || name === undefined) return;
  const isLast =
    rest.length === 0 || !isObject(target[name]) || !(rest[0] !== undefined && rest[0] in target[name]);
  if (!isLast) takeOut(target[name], rest);
  else if (name === 'riskAppetite' && rest.length === 0) target[name] = {};
  // A hole: it is closed when all that is odd is out.
  else delete target[name];
}

/** Closes the holes that were left in lists. */
function closeHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => index in value).map(closeHoles);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, closeHoles(item)]));
}

/** A number that was sent as its text. */
const numberIn = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** Passes of taking out what is odd: what is inside of something odd shows when the first is out. */
const passes = 8;

/**
 * Reads a row of any service: what its fields should not hold is left out and named, so that one odd field loses neither
 * the marketplace nor its place. Undefined where the row has no id: then nothing can be done with it.
 */
export function readMarketplace(row: unknown): ReadMarketplace | undefined {
  if (!isObject(row)) return undefined;
  if (!known.has(row)) known.set(row, read(row));
  return known.get(row);
}

/** What was read of rows: they never change in place. */
const known = new WeakMap<object, ReadMarketplace | undefined>();

function read(row: Record<PropertyKey, unknown>): ReadMarketplace | undefined {
  const good = marketplaceSchema.safeParse(row);
  if (good.success) return { marketplace: good.data, odd: [] };
  const numbers = { id: numberIn(row.id), priority: numberIn(row.priority) };
  const odd = new Map<string, UnreadableField>();
  const note = (path: Path) => {
    const text = path.filter((part) => typeof part === 'string').join('.');
    odd.set(text, { path: text, label: labelOf(path) });
  };
  for (const name of ['id', 'priority'] as const) if (numbers[name] !== row[name]) note([name]);
  let copy: unknown = structuredClone({ ...row, ...('priority' in row ? numbers : { id: numbers.id }) });
  for (let pass = 0; pass < passes; pass += 1) {
    const result = marketplaceSchema.safeParse(copy);
    if (result.success) return { marketplace: result.data, odd: [...odd.values()] };
    for (const { path } of result.error.issues) {
      if (path[0] === 'id') return undefined;
      note(path);
      takeOut(copy, path);
    }
    copy = closeHoles(copy);
  }
  return undefined;
}

const isSame = (a: unknown, b: unknown): boolean => {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Array.isArray(a) === Array.isArray(b) && [...names].every((name) => isSame(a[name], b[name]));
};

/** What was read of a value gets back what was not, wherever it is still as it was read. */
function restore(now: unknown, read: unknown, sent: unknown): unknown {
  if (isSame(now, read)) return sent;
  if (!isObject(now) || !isObject(read) || !isObject(sent) || Array.isArray(sent)) return now;
  const names = new Set([...Object.keys(now), ...Object.keys(sent)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      // Absent before and now: it was odd, or is.
      if (!(name in now)) return name in read ? [] : [[name, sent[name]]];
      return [[name, restore(now[name], read[name], sent[name])]];
    }),
  );
}

/**
 * A marketplace as it is saved, with what could not be read as the service sent it, unless it was edited meanwhile. `row`
 * is the row that the marketplace was read from.
 */
export function keepUnreadableFields(
  marketplace: Marketplace,
  row: MarketplaceRow | undefined,
): MarketplaceRow {
  const before = readMarketplace(row);
  if (!row || !before || before.odd.length === 0) return marketplace;
  return restore(marketplace, before.marketplace, row) as MarketplaceRow;
}

/** What could not be read, in a sentence: 'Can't read States and Priority.' */
export const unreadableSentence = (odd: readonly UnreadableField[], t = unreadable): string =>
  t.fields([...new Set(odd.map(({ label }) => label))]);
