import type * as z from 'zod/mini';
import type * as en from '../messages/en.ts';
import type { Codec } from './codecs.ts';
import { parseNumber } from './numbers.ts';
import type { MarketplaceReference } from './reference.ts';

/** The sections of the form, in order, and the group that each belongs to. */
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

/** The wire object that holds a field. */
export type WirePlace = 'marketplace' | 'riskAppetite' | 'recipient';
/** A wire object. */
export type WireObject = Readonly<Record<string, unknown>>;
/** The wire schemas of a field, by name. */
export type WireShape = Readonly<Record<string, z.ZodMiniType>>;

/** What the wire value of a field depends on besides the field. */
export interface StoreContext {
  /** The wire object so far. */
  readonly stored: WireObject;
  /** Nothing is stored yet: every field is written. */
  readonly isNew: boolean;
  /** What the form needs to know besides the marketplace. */
  readonly reference: MarketplaceReference;
}

/** How a field travels: most under one name, some as several wire fields. */
export interface Wire<Value, Place extends WirePlace = WirePlace, Shape extends WireShape = WireShape> {
  /** The wire object that holds it. */
  readonly in: Place;
  /** The wire fields it reads and writes. */
  readonly shape: Shape;
  /** Reads the form value. */
  load(stored: WireObject, reference: MarketplaceReference): Value;
  /** Gives the wire fields to write. */
  store(value: Value, context: StoreContext): WireObject;
  /** Whether it is written even when it did not change. Default false. */
  readonly isAlwaysStored?: boolean;
}

/** The texts of the rules: what is wrong, and the names of fields in it. */
export type RuleMessages = Pick<typeof en, 'errors' | 'fieldLabels'>;

/** A rule about a field alone, e.g. `MKV-2`. It rests while the switch of the field's section is off. */
export interface FieldRule<Value> {
  /** The rule. */
  readonly id: string;
  /** A stable key for programs, where the rules name one. Default: none. */
  readonly key?: string;
  /** Fields whose change shows the error at once, before this field was left. Default: none. */
  readonly atOnce?: readonly string[];
  /** What is wrong with the value, if anything, in the words of `messages`. */
  check(value: Value, messages: RuleMessages): string | undefined;
}

/**
 * Everything there is to know of one field. Values type, defaults, validation, loading, saving, the review of changes,
 * merging, error summary and OpenAPI are derived from it.
 */
export interface Field<Value, FieldWire extends Wire<Value> = Wire<Value>> {
  /** The section it stands in. */
  readonly section: SectionId;
  /** Its name beside its control and in a list of changes. */
  readonly label: string;
  /** How its values are compared, described and merged. */
  readonly codec: Codec<Value>;
  /** Its value in a new marketplace. */
  readonly defaultValue: Value;
  /** How it travels. */
  readonly wire: FieldWire;
  /** The rules about this field alone. Default: none. Rules across fields are in `values`. */
  readonly rules?: readonly FieldRule<Value>[];
  /** A zod schema as one more rule about this field alone. Default: none. */
  readonly schema?: z.ZodMiniType<Value>;
  /** Whether its control is marked as required. Default false. */
  readonly isRequired?: boolean;
  /** Whether it never leaves the form but to be saved: drafts hold it blank. Default false. */
  readonly isSecret?: boolean;
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>;
/** The values of fields. */
export type ValuesOf<List> = {
  -readonly [Name in keyof List]: List[Name] extends { readonly defaultValue: infer Value } ? Value : never;
};

/** Defines a field. */
export const defineField = <Value, const FieldWire extends Wire<Value>>(
  field: Field<Value, FieldWire>,
): Field<Value, FieldWire> => field;

/** A field that travels under one name. */
export const wireField = <Value, Place extends WirePlace, Name extends string, Schema extends z.ZodMiniType>(
  place: Place,
  name: Name,
  codec: Codec<Value, Schema>,
): Wire<Value, Place, Readonly<Record<Name, Schema>>> => ({
  in: place,
  shape: { [name]: codec.wireSchema } as Readonly<Record<Name, Schema>>,
  load: (stored) => codec.load(stored[name]),
  store: (value, { stored }) => ({ [name]: codec.store(value, stored[name]) }),
});

/** The wire schemas of all fields in a wire object. */
export const wireShape = <const List extends Fields, Place extends WirePlace>(list: List, place: Place) =>
  Object.assign({}, ...Object.values(list).map(({ wire }) => (wire.in === place ? wire.shape : {}))) as {
    [Name in WireNames<List, Place>]: SchemaOf<List, Place, Name>;
  };

type WireIn<List, Place> = {
  [Name in keyof List]: List[Name] extends {
    readonly wire: { readonly in: Place; readonly shape: infer Shape };
  }
    ? Shape
    : never;
}[keyof List];
type WireNames<List, Place> =
  WireIn<List, Place> extends infer Shape ? (Shape extends WireShape ? keyof Shape : never) : never;
type SchemaOf<List, Place, Name extends PropertyKey> = Extract<
  WireIn<List, Place>,
  Readonly<Record<Name, z.ZodMiniType>>
>[Name];

/** The form values of the fields in a wire object. */
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
 * A wire object with the values of a form. A field whose value did not change keeps what the server sent, and so does
 * everything that the form does not know. Without `stored` every field is written.
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

interface NumberBounds {
  /** Ids of the rules: below `least`, above `most`. */
  readonly ids: readonly [string, string?];
  /** The name of the field, which begins the texts: '{name} cannot be less than {least}.' */
  readonly nameIn: (messages: RuleMessages) => string;
  /** The lowest number that is accepted. */
  readonly least: number;
  /** The highest number that is accepted. Default: no such number. */
  readonly most?: number | undefined;
  /** Only whole numbers are accepted. */
  readonly isWhole: boolean;
}

/** The rules of a number; blank is fine. */
export function numberRules({
  ids,
  nameIn,
  least,
  most,
  isWhole,
}: NumberBounds): readonly FieldRule<string>[] {
  const below = (text: string, messages: RuleMessages) => {
    const { errors } = messages;
    const number = parseNumber(text);
    if (number.kind === 'blank') return undefined;
    if (number.kind === 'invalid') return errors.notANumber(nameIn(messages));
    if (isWhole && !Number.isInteger(number.value)) return errors.notWhole(nameIn(messages));
    return number.value < least ? errors.tooSmall(nameIn(messages), least) : undefined;
  };
  const rules: FieldRule<string>[] = [{ id: ids[0], check: below }];
  if (most === undefined || !ids[1]) return rules;
  const above = (text: string, messages: RuleMessages) => {
    const number = parseNumber(text);
    return number.kind === 'number' && number.value > most
      ? messages.errors.tooLarge(nameIn(messages), most)
      : undefined;
  };
  return [...rules, { id: ids[1], check: above }];
}
