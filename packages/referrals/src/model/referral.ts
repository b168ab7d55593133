import type { PublicWireReferral, WireReferral } from '../wire/referral.ts';
import { type FieldKind, fieldList, type referralFields } from '../wire/referralFields.ts';
import { toCategory } from './category.ts';
import { readList, readNumber, readText, readTime, readYesOrNo } from './read.ts';
import { toMarketplaceStatus, toProgressStatus } from './status.ts';

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
 * prices and premiums are US dollars. Fields that only the host's service sends are kept unchanged. Create one with
 * `toReferral`, or in tests with `aReferral` from the testing entry.
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
 * that only your service sends are kept; extend `referralSchema` to type them.
 */
export function toReferral<Wire extends WireReferral | PublicWireReferral>(
  source: Wire,
): Referral & HostFields<Wire> {
  const wire: Readonly<Record<string, unknown>> = source;
  const referral: Record<string, unknown> = { ...blank };
  for (const { name, names, read } of fields) {
    const fieldValue = readFirst(wire, names, read);
    if (fieldValue !== null) referral[name] = fieldValue;
  }
  referral.isCallIn = referral.opportunityType === callInType;
  for (const name in wire) if (!knownNames.has(name)) referral[name] = wire[name];
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

/** Wire names that are parsed, plus `__proto__`, which must not be copied. */
const knownNames: ReadonlySet<string> = new Set([
  ...Object.keys(blank),
  ...fieldList.flatMap(({ wire }) => wire),
  '__proto__',
]);
