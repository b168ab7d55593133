import { createHash } from 'node:crypto';
import * as en from '../messages/en.ts';
import type { Call } from './endpoint.ts';
import { Problem } from './problem.ts';

/** Who may keep an answer: anybody for seconds, the asking browser if it asks again each time, or nobody. */
export type CachePolicy = 'shared' | 'own' | 'none';

const cacheControl: Readonly<Record<CachePolicy, string>> = {
  shared: 'public, s-maxage=3, stale-while-revalidate=30',
  own: 'private, no-cache',
  none: 'no-store',
};

/** A strong entity tag of a body: equal bodies, equal tags. */
export const entityTag = (body: string) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a header such as `If-None-Match` names this tag, or any (`*`). */
export const namesTag = (header: string | undefined, tag: string) =>
  header?.split(',').some((each) => each.trim() === '*' || withoutWeakness(each) === tag) ?? false;

/** Refuses to overwrite a version that the caller has not seen. Without `If-Match` any version may be replaced. */
export function assertCurrent({ header }: Pick<Call, 'header'>, stored: unknown, what: string): void {
  const expected = header('if-match');
  if (expected !== undefined && !namesTag(expected, entityTag(JSON.stringify(stored))))
    throw new Problem(412, en.problems.changed(what));
}

interface AnswerOptions {
  /** Default 200. */
  readonly status?: number;
  /** Default `none`: what is not known to be public is personal. */
  readonly cache?: CachePolicy;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A value as it goes over the wire, with its entity tag. */
export interface JsonBody {
  readonly text: string;
  readonly etag: string;
}

/** Writes a value as JSON. Keep the result where many ask for the same. */
export function jsonBody(value: unknown): JsonBody {
  const text = JSON.stringify(value);
  return { text, etag: entityTag(text) };
}

/** A JSON answer with an entity tag; 304 without a body when the asker holds it already. */
export const jsonAnswer = (call: Pick<Call, 'header'>, value: unknown, options?: AnswerOptions): Response =>
  bodyAnswer(call, jsonBody(value), options);

const texts = new WeakMap<Response, string>();

/** The text of an answer that was made here, at once: reading it from the answer takes a turn in which others write. */
export const textOf = (answer: Response) => texts.get(answer) ?? '';

/** The same with a body that is written already. */
export function bodyAnswer(
  call: Pick<Call, 'header'>,
  { text, etag }: JsonBody,
  { status = 200, cache = 'none', headers = {} }: AnswerOptions = {},
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
