import fc from 'fast-check';
import type { OpenApiDocument, Operation } from '../../packages/local-backend/src/openapi/document.ts';
import { hostileTexts, type JsonSchema, toArbitrary } from './arbitraries.ts';

/** A generated request, valid according to the document or with a mistake. */
export interface GeneratedRequest {
  /** The caller. */
  readonly identity: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** An operation of the document with its method and path. */
export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Every operation of the document. */
export const callsOf = ({ paths }: OpenApiDocument): readonly DocumentedCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

/** Values that exist in the database, so that a request gets past the first lookup: usernames, IDs, keys. */
export type KnownValues = readonly string[];

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts));

/** Encodes text for a URL. Lone surrogates can't be encoded and are replaced. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** URLs are normalized before they are sent, so these path segments would lead to another call. */
const dots: ReadonlySet<string> = new Set(['.', '..']);

type Parameter = Operation['parameters'][number];

/** Generates the parameters in one place, e.g. the query. With mistakes, some have arbitrary values or are missing. */
function parametersIn(location: string, { operation }: DocumentedCall, known: KnownValues, isWrong: boolean) {
  const matching = operation.parameters.filter((each) => each.in === location);
  const valuesOf = ({ schema }: Parameter): fc.Arbitrary<unknown> => {
    const right: fc.Arbitrary<unknown> = toArbitrary(schema as JsonSchema, () => ({}));
    const isName = schema.type === 'string' && !('enum' in schema) && !('pattern' in schema);
    const named = isName ? fc.oneof(right, fc.constantFrom(...known)) : right;
    if (location === 'path') return named.filter((value) => !dots.has(String(value)));
    return isWrong ? fc.oneof(named, anyText, fc.array(anyText, { maxLength: 4 })) : named;
  };
  return fc.record(Object.fromEntries(matching.map((each) => [each.name, valuesOf(each)])), {
    requiredKeys: matching.filter(({ required }) => required && !isWrong).map(({ name }) => name),
  });
}

const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [String(value)]);

const queryOf = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => textsOf(value).map((each) => `${name}=${encoded(each)}`))
    .join('&');

/** Headers may contain printable ASCII only. */
const headersOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      String(value)
        .replaceAll(/[^ -~]/g, '?')
        .trim(),
    ]),
  );

/** Replaces one field of a JSON object with another value. */
const spoiled = (body: fc.Arbitrary<unknown>) =>
  fc.tuple(body, fc.jsonValue(), fc.nat()).map(([value, wrong, at]) => {
    if (typeof value !== 'object' || value === null) return wrong;
    const names = Object.keys(value);
    return { ...value, [names[at % names.length] ?? '']: wrong };
  });

function bodies({ operation }: DocumentedCall, document: OpenApiDocument, isWrong: boolean) {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return fc.constant(undefined);
  const { schemas = {} } = document.components;
  const right = toArbitrary(schema as JsonSchema, (reference) => {
    const found = schemas[reference.replace('#/components/schemas/', '')];
    if (found === undefined) throw new Error(`${reference} is not in the document.`);
    return found as JsonSchema;
  });
  const json = (value: fc.Arbitrary<unknown>) => value.map((each) => JSON.stringify(each));
  if (!isWrong) return json(right);
  return fc.oneof(json(spoiled(right)), json(fc.jsonValue()), anyText, fc.constant(undefined));
}

/** Generates requests for one call as any identity: half of them valid, half with mistakes. */
export function requestsFor(
  call: DocumentedCall,
  document: OpenApiDocument,
  identities: readonly string[],
  known: KnownValues,
): fc.Arbitrary<GeneratedRequest> {
  return fc.boolean().chain((isWrong) =>
    fc
      .record({
        identity: fc.constantFrom(...identities),
        params: parametersIn('path', call, known, false),
        query: parametersIn('query', call, known, isWrong),
        headers: parametersIn('header', call, known, isWrong),
        body: bodies(call, document, isWrong),
        type: isWrong ? fc.constantFrom('application/json', 'text/plain') : fc.constant('application/json'),
      })
      .map(({ identity, params, query, headers, body, type }) => ({
        identity,
        path: `${call.path.replaceAll(/\{(\w+)\}/g, (_, name) => encoded(String(params[name])))}?${queryOf(query)}`,
        headers: { ...headersOf(headers), ...(body !== undefined && { 'content-type': type }) },
        body,
      })),
  );
}
