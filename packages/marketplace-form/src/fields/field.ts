import type * as z from 'zod/mini';
import type * as en from '../messages/en.ts';
import type { Codec, WireKind } from './codecs.ts';
import { memoize } from './memoize.ts';
import { isTooPrecise, parseNumber } from './numbers.ts';
import type { IndustryCode, ReferralSource } from './reference.ts';
import { directCallSource } from './wireValues.ts';

/** The sections of the form in display order, with the group of each. */
export const sections = [
  { id: 'setup' },
  { id: 'general', group: 'appetite' },
  { id: 'commercial', group: 'appetite' },
  { id: 'personal', group: 'appetite' },
  { id: 'life', group: 'appetite' },
  { id: 'schedule', group: 'delivery' },
  { id: 'api', group: 'delivery' },
  { id: 'email', group: 'delivery' },
] as const satisfies readonly { id: string; group?: string }[];
/** The id of a section of the form. */
export type SectionId = (typeof sections)[number]['id'];

/** The wire object that contains a field. */
export type WirePlace = 'marketplace' | 'riskAppetite' | 'recipient';
/** A JSON object as the server sends and receives it. */
export type WireObject = Readonly<Record<string, unknown>>;
/** The types of a field's wire values, keyed by wire name. */
export type WireShape = Readonly<Record<string, WireKind>>;

/** Context for writing a field to a wire object. */
export interface StoreContext {
  /** The wire object built so far. */
  readonly stored: WireObject;
  /** Whether nothing is stored yet, so that every field is written. */
  readonly isNew: boolean;
  /** Reference data of the form. */
  readonly reference: MarketplaceReference;
}

/** Maps a field to the wire: usually to one wire field, sometimes to several. */
export interface Wire<Value, Place extends WirePlace = WirePlace, Shape extends WireShape = WireShape> {
  /** The wire object that contains the field. */
  readonly in: Place;
  /** Types of the wire fields it reads and writes. */
  readonly shape: Shape;
  /** Reads the form value from a wire object. */
  load(stored: WireObject, reference: MarketplaceReference): Value;
  /** Returns the wire fields to write. */
  store(value: Value, context: StoreContext): WireObject;
  /** Whether the field is written even if it didn't change. Default false. */
  readonly isAlwaysStored?: boolean;
}

/** The texts that rules use: error messages and field labels. */
export type RuleMessages = Pick<typeof en, 'errors' | 'fieldLabels'>;

/** A validation rule for a single field, e.g. `MKV-2`. Skipped while the switch of the field's section is off. */
export interface FieldRule<Value> {
  /** The rule id. */
  readonly id: string;
  /** A stable, machine-readable key, if the rule has one. Default: none. */
  readonly key?: string;
  /** Fields whose change shows the error immediately, even before this field is blurred. Default: none. */
  readonly atOnce?: readonly string[];
  /** Returns the error message for an invalid value, taken from `messages`. */
  check(value: Value, messages: RuleMessages): string | undefined;
}

/**
 * The definition of a form field. The type of its value, its default, validation, loading, saving, the review of
 * changes, merging, the error summary and OpenAPI are all derived from it.
 */
export interface Field<Value, FieldWire extends Wire<Value> = Wire<Value>> {
  /** The section that contains the field. */
  readonly section: SectionId;
  /** The label of its control, also used in a list of changes. */
  readonly label: string;
  /** Compares, describes and merges its values. */
  readonly codec: Codec<Value>;
  /** Its value in a new marketplace. */
  readonly defaultValue: Value;
  /** Maps the field to the wire. */
  readonly wire: FieldWire;
  /** Validation rules for this field alone. Default: none. Rules across fields are in `values`. */
  readonly rules?: readonly FieldRule<Value>[];
  /** A zod schema, checked as an additional rule for this field alone. Default: none. */
  readonly schema?: z.ZodMiniType<Value>;
  /** Whether its control is marked as required. Default false. */
  readonly isRequired?: boolean;
  /** Whether the value leaves the form only when it's saved. Drafts store it blank. Default false. */
  readonly isSecret?: boolean;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
/**
 * A host's own fields by name, created with `defineField`. They are stored in the marketplace or in its risk appetite:
 * the settings of recipients have no place for them.
 */
export type HostFields = Readonly<
  Record<string, Field<unknown, Wire<unknown, Exclude<WirePlace, 'recipient'>>>>
>;
/** The values of a set of fields, by name. */
export type ValuesOf<List> = {
  -readonly [Name in keyof List]: List[Name] extends { readonly defaultValue: infer Value } ? Value : never;
};

/** Reference data of the form, and what a host adds or omits. */
export interface MarketplaceReference {
  /** All referral sources. */
  readonly referralSources: readonly ReferralSource[];
  /** All six-digit industry codes. Undefined or empty while they load, or if they failed to load. */
  readonly industryCodes?: readonly IndustryCode[] | undefined;
  /** Custom fields of the host, by name, created with `defineField`. Default: none. */
  readonly fields?: HostFields | undefined;
  /**
   * Sections that the host omits. They're excluded from every list of sections, and their fields are neither validated
   * nor changed. Default: none; a section that merely isn't rendered is still validated.
   */
  readonly omit?: readonly SectionId[] | undefined;
  /** Agency ids that the lookup didn't find. */
  readonly unknownAgencyIds?: readonly string[] | undefined;
}

/** Returns the names of all referral sources. */
export const sourceNames = (reference: MarketplaceReference) =>
  reference.referralSources.map(({ sourceName }) => sourceName);

/** Returns the names of the sources that a user can select: all but direct-call. */
export const selectableSources = (reference: MarketplaceReference) =>
  sourceNames(reference).filter((name) => name !== directCallSource);

const toCodes = memoize(
  (codes: readonly IndustryCode[]): ReadonlySet<string> => new Set(codes.map(({ code }) => code)),
);

/** Returns the set of known industry codes, or undefined if there are none, as while they load. */
export const knownCodes = ({ industryCodes }: MarketplaceReference) =>
  industryCodes?.length ? toCodes(industryCodes) : undefined;

/** Defines a field and infers its types. */
export const defineField = <Value, const FieldWire extends Wire<Value>>(
  field: Field<Value, FieldWire>,
): Field<Value, FieldWire> => field;

/** Maps a field to a single wire field. */
export const wireField = <Value, Place extends WirePlace, Name extends string, Kind extends WireKind>(
  place: Place,
  name: Name,
  codec: Codec<Value, Kind>,
): Wire<Value, Place, Readonly<Record<Name, Kind>>> => ({
  in: place,
  shape: { [name]: codec.wireKind } as Readonly<Record<Name, Kind>>,
  load: (stored) => codec.load(stored[name]),
  store: (value, { stored }) => ({ [name]: codec.store(value, stored[name]) }),
});

/** Reads the form values of `list` from their wire objects. */
export function loadFields(
  list: Fields,
  objects: Readonly<Partial<Record<WirePlace, WireObject>>>,
  reference: MarketplaceReference,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(list).map(([name, { wire }]) => [name, wire.load(objects[wire.in] ?? {}, reference)]),
  );
}

/**
 * Writes form values into a copy of a wire object. Fields that didn't change keep the value the server sent, and
 * unknown fields are kept. Without `stored`, every field is written.
 */
export function patchWire(
  list: Fields,
  place: WirePlace,
  values: Readonly<Record<string, unknown>>,
  stored: WireObject | null | undefined,
  reference: MarketplaceReference,
): Record<string, unknown> {
  const next: Record<string, unknown> = { ...stored };
  const isNew = stored == null;
  for (const [name, { codec, wire }] of Object.entries(list)) {
    if (wire.in !== place) continue;
    const isSame = !isNew && codec.isEqual(wire.load(next, reference), values[name]);
    if (isSame && !wire.isAlwaysStored) continue;
    Object.assign(next, wire.store(values[name], { stored: next, isNew, reference }));
  }
  return next;
}

/** What a number field accepts. */
export interface NumberBounds {
  /** Rule ids for values below `least`, and above `most`. Default of the second: the first. */
  readonly ids: readonly [below: string, above?: string];
  /** Returns the field name that starts the error messages: '{name} cannot be less than {least}.' */
  readonly nameIn: (messages: RuleMessages) => string;
  /** The lowest valid number. Default 0. */
  readonly least?: number;
  /** The highest valid number. Default: none. */
  readonly most?: number;
  /** Whether only whole numbers are valid. Default false: an amount of money, with at most two decimals. */
  readonly isWhole?: boolean;
}

/** Returns the rules of a number field. Blank is valid. */
export function numberRules(bounds: NumberBounds): readonly FieldRule<string>[] {
  const { ids, nameIn, least = 0, most, isWhole = false } = bounds;
  const [belowId, aboveId = belowId] = ids;
  const below = (text: string, messages: RuleMessages) => {
    const { errors } = messages;
    const number = parseNumber(text);
    if (number.kind === 'blank') return undefined;
    if (number.kind === 'invalid') return errors.notANumber(nameIn(messages));
    if (isWhole && !Number.isInteger(number.value)) return errors.notWhole(nameIn(messages));
    if (isTooPrecise(text)) return errors.tooPrecise(nameIn(messages));
    return number.value < least ? errors.tooSmall(nameIn(messages), least) : undefined;
  };
  const rules: FieldRule<string>[] = [{ id: belowId, check: below }];
  if (most === undefined) return rules;
  const above = (text: string, messages: RuleMessages) => {
    const number = parseNumber(text);
    return number.kind === 'number' && number.value > most
      ? messages.errors.tooLarge(nameIn(messages), most)
      : undefined;
  };
  return [...rules, { id: aboveId, check: above }];
}
