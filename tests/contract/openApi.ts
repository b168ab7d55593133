import { z } from 'zod';
import type { OpenApiDocument, Operation } from '../../packages/local-backend/src/openapi/document.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A call that was made, and the status of its response. */
export interface ObservedCall {
  /** The operation as the document names it, e.g. `get /api/v3/user`. */
  readonly operation: string;
  readonly status: number;
}

/** Rewrites references to point into `$defs`, where a self-contained schema keeps them. */
const localized = (value: unknown): Record<string, JsonSchema> =>
  JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/'));

function createCheck(document: OpenApiDocument) {
  const $defs = localized(document.components.schemas);
  const compiled = new Map<JsonSchema, z.ZodType>();
  return (what: string, schema: JsonSchema | undefined, value: unknown) => {
    if (schema === undefined) return;
    const cachedSchema = compiled.get(schema) ?? z.fromJSONSchema({ ...localized(schema), $defs });
    compiled.set(schema, cachedSchema);
    const { error } = cachedSchema.safeParse(value);
    if (error) throw new Error(`${what} is not as documented: ${z.prettifyError(error)}`);
  };
}

/** Converts a query parameter to the type in its schema: numbers, lists and strings look alike in a URL. */
function parameterValue(schema: JsonSchema, values: readonly string[]): unknown {
  const [first = ''] = values;
  if (schema.type === 'array') return values;
  if (values.length > 1) return values;
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return isNumber && /^(?:0|-?[1-9][0-9]*)$/.test(first) ? Number(first) : first;
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Finds the operation for a request. A path without parameters takes precedence over one with them. */
function findOperation(document: OpenApiDocument, method: string, pathname: string) {
  const paths = Object.keys(document.paths).filter((path) => patternOf(path).test(pathname));
  const path =
    paths.find((each) => each === pathname) ?? paths.find((each) => document.paths[each]?.[method]);
  const operation = path === undefined ? undefined : document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${pathname} is not documented.`);
  return { name: `${method} ${path}`, operation };
}

function checkQuery(check: ReturnType<typeof createCheck>, operation: Operation, url: URL) {
  for (const name of new Set(url.searchParams.keys())) {
    const parameter = operation.parameters.find((each) => each.in === 'query' && each.name === name);
    if (!parameter) throw new Error(`The parameter ${name} is not documented.`);
    check(
      `The parameter ${name}`,
      parameter.schema,
      parameterValue(parameter.schema, url.searchParams.getAll(name)),
    );
  }
  for (const { name } of operation.parameters.filter((each) => each.in === 'query' && each.required))
    if (!url.searchParams.has(name)) throw new Error(`The parameter ${name} is missing.`);
}

function checkHeaders(check: ReturnType<typeof createCheck>, operation: Operation, headers: Headers) {
  for (const { name, schema } of operation.parameters.filter((each) => each.in === 'header'))
    if (headers.has(name)) check(`The header ${name}`, schema, headers.get(name));
}

function checkBody(check: ReturnType<typeof createCheck>, operation: Operation, init: RequestInit) {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (init.body === undefined) return check('The body', schema, undefined);
  if (!schema) throw new Error('A body is not documented.');
  const type = new Headers(init.headers).get('content-type')?.split(';')[0];
  if (type !== 'application/json') throw new Error(`The media type ${type} is not documented.`);
  check('The body', schema, JSON.parse(String(init.body)));
}

function checkRequest(
  check: ReturnType<typeof createCheck>,
  operation: Operation,
  url: URL,
  init: RequestInit,
) {
  const headers = new Headers(init.headers);
  checkQuery(check, operation, url);
  checkHeaders(check, operation, headers);
  const scheme = headers.get('authorization')?.split(' ')[0]?.toLowerCase();
  if (
    !operation.security.some((allowed) =>
      scheme === undefined ? Object.keys(allowed).length === 0 : scheme in allowed,
    )
  )
    throw new Error(`The header ${scheme ?? 'none'} is not documented.`);
  checkBody(check, operation, init);
}

async function checkResponse(
  check: ReturnType<typeof createCheck>,
  operation: Operation,
  response: Response,
) {
  if (response.status === 304) return;
  const documented = operation.responses[response.ok ? '2XX' : String(response.status)];
  if (!documented) throw new Error(`Status ${response.status} is not documented.`);
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const media = documented.content?.[type];
  if (!media) throw new Error(`The media type ${type} of status ${response.status} is not documented.`);
  if (media.schema) check(`The answer ${response.status}`, media.schema, await response.clone().json());
}

/** Creates checks that compare requests and responses with the document. A check throws if they differ. */
export function createContract(document: OpenApiDocument) {
  const check = createCheck(document);
  return {
    find: (method: string, pathname: string) => findOperation(document, method, pathname),
    checkRequest: (operation: Operation, url: URL, init: RequestInit) =>
      checkRequest(check, operation, url, init),
    checkAnswer: (operation: Operation, response: Response) => checkResponse(check, operation, response),
  };
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/**
 * Wraps `fetch` and records every response that the document doesn't describe, and every undocumented request that the
 * service accepts.
 */
export function createContractFetch(document: OpenApiDocument, send: typeof fetch) {
  const contract = createContract(document);
  const calls: ObservedCall[] = [];
  const violations: string[] = [];
  const contractFetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input);
    const method = (init.method ?? 'GET').toLowerCase();
    const { name, operation } = contract.find(method, url.pathname);
    const note = (cause: unknown) => void violations.push(`${name}: ${messageOf(cause)}`);
    let mistake: unknown;
    try {
      contract.checkRequest(operation, url, init);
    } catch (cause) {
      mistake = cause;
    }
    const response = await send(input, init);
    calls.push({ operation: name, status: response.status });
    if (mistake !== undefined && response.ok) note(mistake);
    await contract.checkAnswer(operation, response).catch(note);
    return response;
  };
  return { fetch: contractFetch, calls, violations };
}
