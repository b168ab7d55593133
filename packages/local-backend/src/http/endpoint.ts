import * as z from 'zod/v4/core';
import type { Access, Caller } from '../access/caller.ts';
import * as en from '../messages/en.ts';
import { Problem } from './problem.ts';

/** Any Zod schema, classic or mini. */
type Schema<Value = unknown> = z.$ZodType<Value>;

/** A validated request, as a handler receives it. */
export interface Call<Query = unknown, Body = unknown> {
  readonly caller: Caller;
  /** Values of the path parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  /** Milliseconds since 1970. */
  readonly now: number;
  header(name: string): string | undefined;
}

/** A request before validation. */
interface RawCall extends Omit<Call, 'query' | 'body'> {
  readonly search: URLSearchParams;
  readonly body: unknown;
}

/** An error response that the documentation lists. */
interface DocumentedProblem {
  readonly description: string;
  readonly schema?: Schema;
}

interface EndpointMetadata {
  readonly method: 'get' | 'post';
  /** Path with its parameters in braces, e.g. `/api/v3/marketplaces/{id}`. */
  readonly path: string;
  /** What the call does, in one sentence. */
  readonly summary: string;
  /** The documentation group that lists the call. */
  readonly group: keyof typeof en.groups;
  readonly access: Access;
  /** Descriptions of path parameters whose name isn't clear by itself. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Schema of a successful response; omitted for images. */
  readonly answer?: Schema;
  /** Media type of a successful response. Default `application/json`. */
  readonly mediaType?: string;
  /** Error responses by status, besides those that follow from access and validation. */
  readonly problems?: Readonly<Record<number, DocumentedProblem>>;
  /** Whether a repeated `Idempotency-Key` replays the first response. Default no. */
  readonly isIdempotent?: boolean;
  /** Whether `If-Match` names the version to replace; any other is a 412. Default no. */
  readonly checksVersion?: boolean;
}

interface EndpointDefinition<Query, Body> extends EndpointMetadata {
  readonly query?: Schema<Query>;
  readonly body?: Schema<Body>;
  /**
   * Responds synchronously, so that nothing happens between the reads and writes of one call. May be asynchronous only
   * if it neither reads nor writes the database.
   */
  readonly handle: (call: Call<Query, Body>) => Response | Promise<Response>;
}

/** One call of the API: its facts for the documentation and the routes, and its handler. */
export interface Endpoint extends EndpointMetadata {
  readonly respond: (raw: RawCall) => Response | Promise<Response>;
}

/** Maximum number of validation errors in a response. */
const maxErrors = 20;

function check<Value>(schema: Schema<Value> | undefined, value: unknown, part: string): Value {
  if (schema === undefined) return undefined as Value;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors = result.error.issues
    .slice(0, maxErrors)
    .map(({ path, message }) => ({ path: path.join('.'), message }));
  const [first] = errors;
  throw new Problem(
    400,
    `The ${part} is not valid. ${first?.path ? `${first.path}: ` : ''}${first?.message}`,
    {
      members: { errors },
    },
  );
}

/** Returns the query as an object. Only `sort` may be repeated, so its value is always a list. */
function queryObject(search: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(search.keys());
  const pairs = [...names].map((name): [string, string | string[]] => {
    const values = search.getAll(name);
    if (name === 'sort') return [name, values];
    if (values.length > 1) throw new Problem(400, en.problems.parameterTwice(name));
    return [name, values[0] ?? ''];
  });
  return Object.fromEntries(pairs);
}

/** Defines an endpoint. The handler runs only if query and body match their schemas. */
export function defineEndpoint<Query, Body>({ handle, ...facts }: EndpointDefinition<Query, Body>): Endpoint {
  return {
    ...facts,
    respond: ({ search, body, ...call }) =>
      handle({
        ...call,
        query: check(facts.query, queryObject(search), 'query'),
        body: check(facts.body, body, 'body'),
      }),
  };
}
