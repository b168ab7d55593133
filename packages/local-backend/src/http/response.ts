import { createHash } from 'node:crypto';
import * as en from '../messages/en.ts';
import type { Call } from './endpoint.ts';
import { Problem } from './problem.ts';

/**
 * Who may cache a response: `shared` caches for a few seconds, the browser's `own` cache if it always revalidates, or
 * none.
 */
export type CachePolicy = 'shared' | 'own' | 'none';

const cacheControl: Readonly<Record<CachePolicy, string>> = {
  shared: 'public, s-maxage=3, stale-while-revalidate=30',
  own: 'private, no-cache',
  none: 'no-store',
};

/** Returns a strong ETag of a body. Equal bodies have equal tags. */
export const entityTag = (body: string) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether a header such as `If-None-Match` lists this tag, or any (`*`). */
export const namesTag = (header: string | undefined, tag: string) =>
  header?.split(',').some((each) => each.trim() === '*' || withoutWeakness(each) === tag) ?? false;

/** Throws a 412 if `If-Match` lists only outdated versions. Without `If-Match`, any version may be replaced. */
export function assertCurrent({ header }: Pick<Call, 'header'>, stored: unknown, what: string): void {
  const expected = header('if-match');
  if (expected !== undefined && !namesTag(expected, entityTag(JSON.stringify(stored))))
    throw new Problem(412, en.problems.changed(what));
}

interface ResponseOptions {
  /** Status code. Default 200. */
  readonly status?: number;
  /** Default `none`: a response counts as personal unless it's known to be public. */
  readonly cache?: CachePolicy;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A serialized JSON value, with its ETag. */
export interface JsonBody {
  readonly text: string;
  readonly etag: string;
}

/** Serializes a value as JSON. Cache the result if many callers request the same value. */
export function jsonBody(value: unknown): JsonBody {
  const text = JSON.stringify(value);
  return { text, etag: entityTag(text) };
}

/** Returns a JSON response with an ETag, or a 304 without a body if the caller already has this version. */
export const jsonResponse = (
  call: Pick<Call, 'header'>,
  value: unknown,
  options?: ResponseOptions,
): Response => bodyResponse(call, jsonBody(value), options);

const texts = new WeakMap<Response, string>();

/**
 * Returns the text of a response that this module created, synchronously: reading it from the response is asynchronous,
 * and other writes could happen in between.
 */
export const getResponseText = (response: Response) => texts.get(response) ?? '';

/** Like `jsonResponse`, for a body that is already serialized. */
export function bodyResponse(
  call: Pick<Call, 'header'>,
  { text, etag }: JsonBody,
  { status = 200, cache = 'none', headers = {} }: ResponseOptions = {},
): Response {
  const shared = {
    'cache-control': cacheControl[cache],
    ...(cache === 'shared' ? {} : { vary: 'Authorization' }),
    etag,
    ...headers,
  };
  if (status === 200 && namesTag(call.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers: shared });
  const answer = new Response(text, { status, headers: { 'content-type': 'application/json', ...shared } });
  texts.set(answer, text);
  return answer;
}
