import type { PublicWireReferral, WireReferral } from '../wire/referral.ts';
import { type FieldKind, fieldList, referralFields } from '../wire/referralFields.ts';

import { readList, readNumber, readText, readTime, readYesOrNo, toCategory } from './read.ts';
import {
  type MarketplaceStatus,
  type ProgressStatus,
  toMarketplaceStatus,
  toProgressStatus,
} from './status.ts';

/**
 * The parser for each kind of field. Parsers accept any value and return the kind's value for 'unknown' if they can't
 * read it.
 */
const readers = {
  id: String,
  text: readText,
  yesOrNo: readYesOrNo,
  number: readNumber,
  time: readTime,
  list: readList,
  flag: (value) => value === true,
  category: toCategory,
  marketplaceStatus: (value) => toMarketplaceStatus(readText(value)),
  progressStatus: (value) => toProgressStatus(readText(value)),
} satisfies Readonly<Record<FieldKind, (value: unknown) => unknown>>;

type Fields = typeof referralFields;

type FieldValues = {
  readonly [Name in keyof Fields]: ReturnType<(typeof readers)[Fields[Name]['kind']]>;
};

/**
 * A referral as components use it: plain data in which unknown values are null. Times are milliseconds since 1970,
 * prices and premiums are US dollars. Fields that only the host's service sends are kept unchanged. Create one from your
 * own data with `createReferral`, from a service's response with `toReferral`, or in tests with `aReferral` from the
 * testing entry.
 */
export interface Referral extends FieldValues {
  /** Whether this is a call-in referral (`WT-CIR`), which is claimed by calling right away. */
  readonly isCallIn: boolean;
  /** Whether the service no longer has this referral, so it can't be claimed. Default false. */
  readonly isGone?: boolean;
}

/** The `opportunityType` of a call-in referral. */
export const callInType = 'WT-CIR';

/** The fields of a wire referral that aren't part of the standard schema. */
export type HostFields<Wire> = {
  readonly [Name in keyof Wire as string extends Name
    ? never
    : Name extends keyof WireReferral
      ? never
      : Name]: Wire[Name];
};

/**
 * Converts a wire referral to a `Referral`. Use it in gateways, after `parseReferral` or `parseReferralPage`. Fields
 * that only your service sends are kept; extend `referralSchema` to type them. For data with other names, use
 * `createReferral`: here, a name that no field has counts as a field of your service.
 */
export function toReferral<Wire extends WireReferral | PublicWireReferral>(
  source: Wire,
): Referral & HostFields<Wire> {
  const wire: Readonly<Record<string, unknown>> = source;
  const referral: Record<string, unknown> = { ...blank };
  for (const wireName in wire) {
    const value = wire[wireName];
    const field = fieldsByWireName.get(wireName);
    if (field === undefined) referral[wireName] = value;
    else if (field !== null && value !== null && value !== undefined) {
      const { name, names, read } = field;
      const known = names.length === 1 ? read(value) : readFirst(wire, names, read);
      if (known !== null) referral[name] = known;
    }
  }
  referral.isCallIn = referral.opportunityType === callInType;
  return referral as Referral & HostFields<Wire>;
}

const fields = fieldList.map(({ name, wire, kind }) => ({ name, names: wire, read: readers[kind] }));

function readFirst(
  wire: Readonly<Record<string, unknown>>,
  names: readonly string[],
  read: (value: unknown) => unknown,
) {
  for (const name of names) {
    const value = wire[name] ?? null;
    const parsed = value === null ? null : read(value);
    if (parsed !== null) return parsed;
  }
  return null;
}

/**
 * A referral with every field unknown. It has all fields, so that all referrals share one hidden class, which makes
 * comparing two of them several times faster.
 */
const blank: Readonly<Record<string, unknown>> = JSON.parse(
  JSON.stringify(
    Object.fromEntries([...fields.map(({ name, read }) => [name, read(null)]), ['isCallIn', false]]),
  ),
);

/** The fields by wire name. Null: a name that isn't copied, because only the model has it, or because it's `__proto__`. */
const fieldsByWireName: ReadonlyMap<string, (typeof fields)[number] | null> = new Map([
  ...[...Object.keys(blank), '__proto__'].map((name) => [name, null] as const),
  ...fields.flatMap((field) => field.names.map((name) => [name, field] as const)),
]);

/** The values that `createReferral` accepts for each kind of field. */
interface OwnValues {
  readonly id: string | number;
  readonly text: string | number;
  readonly yesOrNo: string | boolean;
  readonly number: number;
  /** Milliseconds since 1970, or ISO 8601, e.g. `2026-11-20T16:24:00Z`. */
  readonly time: number | string;
  readonly list: readonly string[];
  readonly flag: boolean;
  readonly category: string;
  readonly marketplaceStatus: MarketplaceStatus;
  readonly progressStatus: ProgressStatus;
}

const requiredFields = ['opportunityId', 'marketplaceStatus', 'lines'] as const;
type RequiredField = (typeof requiredFields)[number];

/** The fields of a referral made from your own data. A missing, null or empty one counts as unknown. */
export type OwnReferral = {
  readonly [Name in RequiredField]: OwnValues[Fields[Name]['kind']];
} & {
  readonly [Name in Exclude<keyof Fields, RequiredField>]?:
    | OwnValues[Fields[Name]['kind']]
    | null
    | undefined;
};

/**
 * Creates a referral from your own data, e.g. from a database with other names. A name that referrals don't have is a
 * type error and throws, as do a missing required field and a value that can't be read. To keep more fields, add them to
 * the result: `{ ...createReferral({ … }), score: 9 }`.
 */
export function createReferral<const Own extends OwnReferral>(
  own: Own & { readonly [Name in Exclude<keyof Own, keyof Fields>]: never },
): Referral {
  const given: Readonly<Record<string, unknown>> = own;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(referralFields, name));
  const missing = requiredFields.filter((name) => isUnknown(given[name]));
  const unreadable = fields.filter(({ name, read }) => !isReadable(given[name], read));
  const problems = [
    ...unknown.map((name) => `'${name}' isn't a field`),
    ...missing.map((name) => `'${name}' is required`),
    ...unreadable.map(
      ({ name }) => `'${name}' can't be ${JSON.stringify(given[name]) ?? typeof given[name]}`,
    ),
  ];
  if (problems.length > 0)
    throw new Error(
      `createReferral: ${problems.join('; ')}. The fields are ${Object.keys(referralFields).join(', ')}.`,
    );
  const { lines, ...others }: OwnReferral = own;
  return toReferral({ ...others, businessLines: [...lines] });
}

const isUnknown = (value: unknown) => value === undefined || value === null || value === '';

/** Whether nothing of a value gets lost when it's read. */
function isReadable(value: unknown, read: (value: unknown) => unknown): boolean {
  if (isUnknown(value)) return true;
  const parsed = read(value);
  if (Array.isArray(parsed)) return Array.isArray(value) && parsed.length === value.length;
  if (typeof parsed === 'boolean') return parsed === value;
  return (
    typeof value !== 'object' && parsed !== null && (read !== readers.marketplaceStatus || parsed === value)
  );
}
