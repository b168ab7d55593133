import type { PublicWireReferral, WireReferral } from '../wire/referral.ts';
import { type FieldKind, fieldList, type referralFields } from '../wire/referralFields.ts';
import { toCategory } from './category.ts';
import { readList, readNumber, readText, readTime, readYesOrNo } from './read.ts';
import { toMarketplaceStatus, toProgressStatus } from './status.ts';

/** How each kind of field is read. Every reader takes any value, and says what an unknown one is. */
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
 * A referral as the components read it: plain data, every unknown value null. Times are milliseconds since 1970,
 * prices and premiums are dollars. Fields that only a host's service sends are kept as they are. Create one with
 * `toReferral`, in tests with `aReferral` of the testing entry.
 */
export interface Referral extends FieldValues {
  /** Whether it is a call-in referral, `WT-CIR`: claimed by calling at once. */
  readonly isCallIn: boolean;
  /** Whether the service has no such referral any more, or its list holds it no longer: nothing is on offer. Default false. */
  readonly isGone?: boolean;
}

/** The `opportunityType` of a call-in referral. */
export const callInType = 'WT-CIR';

/** The fields that a wire referral has beyond those of every referral. */
export type HostFields<Wire> = {
  readonly [Name in keyof Wire as string extends Name
    ? never
    : Name extends keyof WireReferral
      ? never
      : Name]: Wire[Name];
};

/**
 * Creates the model of a wire referral. Use it in gateways, after `parseReferral` or `parseReferralPage`. Fields that only
 * this service sends are kept; a schema that extends `referralSchema` gives them a type.
 */
export function toReferral<Wire extends WireReferral | PublicWireReferral>(
  source: Wire,
): Referral & HostFields<Wire> {
  const wire: Readonly<Record<string, unknown>> = source;
  const referral: Record<string, unknown> = { ...blank };
  for (const { name, names, read } of fields) {
    const known = firstKnown(wire, names, read);
    if (known !== null) referral[name] = known;
  }
  referral.isCallIn = referral.opportunityType === callInType;
  for (const name in wire) if (!knownNames.has(name)) referral[name] = wire[name];
  return referral as Referral & HostFields<Wire>;
}

const fields = fieldList.map(({ name, wire, kind }) => ({ name, names: wire, read: readers[kind] }));

function firstKnown(
  wire: Readonly<Record<string, unknown>>,
  names: readonly string[],
  read: (value: unknown) => unknown,
) {
  for (const name of names) {
    const value = wire[name] ?? null;
    const known = value === null ? null : read(value);
    if (known !== null) return known;
  }
  return null;
}

/**
 * What a referral is of which nothing is known. It has every field, so that all referrals share one hidden class: comparing
 * two is several times faster then.
 */
const blank: Readonly<Record<string, unknown>> = JSON.parse(
  JSON.stringify(
    Object.fromEntries([...fields.map(({ name, read }) => [name, read(null)]), ['isCallIn', false]]),
  ),
);

/** Names that are read, and one that would change what an object is. */
const knownNames: ReadonlySet<string> = new Set([
  ...Object.keys(blank),
  ...fieldList.flatMap(({ wire }) => wire),
  '__proto__',
]);
