import * as z from 'zod/v4/core';
import type { Access, Caller } from '../access/caller.ts';
import * as en from '../messages/en.ts';
import { Problem } from './problem.ts';

/** Any zod schema, classic or mini. */
type Schema<Value = unknown> = z.$ZodType<Value>;

/** What a handler is told of a request: everything checked already. */
export interface Call<Query = unknown, Body = unknown> {
  readonly caller: Caller;
  /** The parts of the path in braces. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  /** Milliseconds since 1970. */
  readonly now: number;
  header(name: string): string | undefined;
}

/** What a request says, before it is checked. */
interface RawCall extends Omit<Call, 'query' | 'body'> {
  readonly search: URLSearchParams;
  readonly body: unknown;
}

/** A refusal that the documentation names. */
interface DocumentedProblem {
  readonly description: string;
  readonly schema?: Schema;
}

interface EndpointFacts {
  readonly method: 'get' | 'post';
  /** With its variable parts in braces, e.g. `/api/v3/marketplaces/{id}`. */
  readonly path: string;
  /** What it is for, one sentence. */
  readonly summary: string;
  /** The heading under which the documentation lists it. */
  readonly group: keyof typeof en.groups;
  readonly access: Access;
  /** What the variable parts of the path stand for, where the name does not say it. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Shape of the usual answer; left out for a picture. */
  readonly answer?: Schema;
  /** Media type of the usual answer. Default `application/json`. */
  readonly mediaType?: string;
  /** Refusals besides those that follow from access and validation, by status. */
  readonly problems?: Readonly<Record<number, DocumentedProblem>>;
  /** Whether a repeated `Idempotency-Key` gets the first answer again. Default no. */
  readonly isIdempotent?: boolean;
  /** Whether `If-Match` names the version to replace; any other is a 412. Default no. */
  readonly checksVersion?: boolean;
}

interface EndpointDefinition<Query, Body> extends EndpointFacts {
  readonly query?: Schema<Query>;
  readonly body?: Schema<Body>;
  /**
   * Answers at once, so that nothing happens between the reading and the writing of one call; later only where it neither
   * reads nor writes the database.
   */
  readonly handle: (call: Call<Query, Body>) => Response | Promise<Response>;
}

/** One call of the API: its facts for the documentation and the routes, and how it is answered. */
export interface Endpoint extends EndpointFacts {
  readonly respond: (raw: RawCall) => Response | Promise<Response>;
}

/** The most mistakes of a request that its refusal names. */
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

/** The query as an object. Only `sort` may stand more than once, so it is always a list. */
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

/** Defines a call. The handler gets query and body only once they have the shape of their schemas. */
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
