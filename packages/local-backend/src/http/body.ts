import type { HonoRequest } from 'hono';
import * as en from '../messages/en.ts';
import { Problem } from './problem.ts';

/** Maximum size of a request body. */
const maxBodyBytes = 256 * 1024;

const maxDiscardedBytes = 4 * 1024 * 1024;

const maxDepth = 32;

/** Returns whether a value is nested deeper than this many levels. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/**
 * Reads the text of a body. A body over the limit is still received, up to another limit, because a client that is cut
 * off never reads the error.
 */
async function readText({ raw }: HonoRequest): Promise<string> {
  const chunks: Uint8Array[] = [];
  let weight = 0;
  for await (const chunk of raw.body ?? []) {
    weight += chunk.length;
    if (weight <= maxBodyBytes) chunks.push(chunk);
    else if (weight > maxDiscardedBytes) break;
  }
  if (weight > maxBodyBytes) throw new Problem(413, en.problems.bodyTooLarge(maxBodyBytes / 1024));
  return Buffer.concat(chunks).toString('utf8');
}

const mediaType = (request: HonoRequest) =>
  request.header('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Parses a form body. If a field is repeated, the last value wins. */
export async function readFormBody(request: HonoRequest): Promise<Readonly<Record<string, string>>> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded')
    throw new Problem(415, en.problems.formRequired);
  return Object.fromEntries(new URLSearchParams(await readText(request)));
}

/**
 * Parses a JSON body. Throws a descriptive problem if the media type is wrong, or the JSON is invalid or nested too
 * deeply.
 */
export async function readJsonBody(request: HonoRequest): Promise<unknown> {
  if (mediaType(request) !== 'application/json') throw new Problem(415, en.problems.jsonRequired);
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, en.problems.jsonInvalid);
  }
  if (isDeeper(value, maxDepth)) throw new Problem(400, en.problems.jsonTooDeep(maxDepth));
  return value;
}
