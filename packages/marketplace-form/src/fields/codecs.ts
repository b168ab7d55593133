import { numberOrNull, numberText, sameNumber } from './numbers.ts';

/** How one kind of field is read from the wire, written back and compared. */
export interface Codec<Value> {
  /** What the form makes of a wire value. */
  readonly load: (raw: unknown) => Value;
  /** The wire value of what the form holds. */
  readonly store: (value: Value) => unknown;
  /** Whether two values of the form mean the same. */
  readonly same: (a: Value, b: Value) => boolean;
}

const identical = <Value>(a: Value, b: Value) => a === b;

/** A tick; null is off. */
export const flagCodec: Codec<boolean> = {
  load: (raw) => raw === true,
  store: (value) => value,
  same: identical,
};

/** A text; null is empty. */
export const textCodec: Codec<string> = {
  load: (raw) => (typeof raw === 'string' ? raw : ''),
  store: (value) => value,
  same: identical,
};

/** A number; null is blank and blank is null (MKS-19). */
export const numberCodec: Codec<string> = {
  load: (raw) => numberText(typeof raw === 'number' ? raw : null),
  store: numberOrNull,
  same: sameNumber,
};

/** A text with a value that null stands for. */
export const textOr = (fallback: string): Codec<string> => ({
  ...textCodec,
  load: (raw) => (typeof raw === 'string' && raw !== '' ? raw : fallback),
});

const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?$/;

/** A time of day as the form holds it, HH:mm:ss; what is no time is empty. */
function readTime(text: string): string {
  const [, hours = '', minutes = '', seconds = '00'] = clock.exec(text) ?? [];
  return hours === '' ? '' : `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** A time of day; null is `fallback`. */
export const timeOr = (fallback: string): Codec<string> => ({
  load: (raw) => (typeof raw === 'string' ? readTime(raw) : fallback),
  store: (value) => value,
  same: identical,
});

/** A wire object while it is written. Without `stored` it is new. */
export interface Draft {
  /** There is nothing stored yet: every field is written. */
  readonly isNew: boolean;
  /** The object so far. */
  readonly fields: Record<string, unknown>;
}
/** Begins to write a wire object, from what is stored of it. */
export const draftOf = (stored: object | null | undefined): Draft => ({
  isNew: stored == null,
  fields: { ...stored },
});

/** Writes a field; one whose value did not change keeps what the server sent (MKS-20). */
export function write<Value>({ isNew, fields }: Draft, name: string, codec: Codec<Value>, value: Value) {
  const unchanged = !isNew && codec.same(codec.load(fields[name]), value);
  if (!unchanged) fields[name] = codec.store(value);
}

/** Reads several fields of one kind. */
export const loadAll = <Name extends string, Value>(
  names: readonly Name[],
  codec: Codec<Value>,
  raw: object,
) => {
  const fields = raw as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map((name) => [name, codec.load(fields[name])])) as Record<Name, Value>;
};

/** Writes several fields of one kind. */
export function writeAll<Name extends string, Value>(
  draft: Draft,
  names: readonly Name[],
  codec: Codec<Value>,
  values: Readonly<Record<NoInfer<Name>, NoInfer<Value>>>,
) {
  for (const name of names) write(draft, name, codec, values[name]);
}
