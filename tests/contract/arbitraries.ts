import fc from 'fast-check';

/** The subset of JSON Schema that zod writes to the OpenAPI document. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  /** Patterns that a text must match, all of them. */
  readonly allOf?: readonly { readonly pattern: string }[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Strings that have broken services before. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\ufeff',
  '\ud800',
  '👩‍👩‍👧',
  '\u202eevil',
  "' OR 1=1 --",
  '"; DROP TABLE referral; --',
  '../../etc/passwd',
  '%00',
  '%ff',
  '{"$ne":null}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '1e309',
  '-0',
  '9007199254740993',
  'NaN',
  'null',
  '0x10',
  'a'.repeat(1000),
] as const;

const text = ({ pattern, allOf = [], minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> => {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const [first, ...others] = allOf.map((each) => new RegExp(each.pattern));
  if (first)
    return fc
      .stringMatching(first)
      .filter((value) => value.length <= maxLength && others.every((other) => other.test(value)));
  const fits = hostileTexts.filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    fc.string({ minLength, maxLength, unit: 'binary', size: '-1' }),
    fc.constantFrom(...fits, 'a'.repeat(maxLength)),
  );
};

const number = ({ minimum = -1e300, maximum = 1e300 }: JsonSchema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.max(minimum, -5), max: Math.min(maximum, 100) }),
    fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
  );

/** Generates values that match a schema. `resolve` looks up a `$ref`. */
export function toArbitrary(
  schema: JsonSchema,
  resolve: (reference: string) => JsonSchema,
): fc.Arbitrary<unknown> {
  const inner = (each: JsonSchema) => toArbitrary(each, resolve);
  if (schema.$ref !== undefined) return inner(resolve(schema.$ref));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { type } = schema;
  if (typeof type !== 'string')
    return type ? fc.oneof(...type.map((each) => inner({ ...schema, type: each }))) : fc.jsonValue();
  if (type === 'string') return text(schema);
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
  if (type === 'number') return number(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array')
    return fc.array(inner(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
  return object(schema, inner);
}

function object(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  inner: (schema: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inner(each)])),
    { requiredKeys: [...required] },
  );
  if (additionalProperties === undefined || additionalProperties === false) return known;
  const unknown = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 });
  return fc.tuple(unknown, known).map(([more, own]) => ({ ...more, ...own }));
}
