import type { HonoRequest } from 'hono';
import * as en from '../messages/en.ts';
import { Problem } from './problem.ts';

/** The most a body may weigh. */
const maxBodyBytes = 256 * 1024;

const maxDiscardedBytes = 4 * 1024 * 1024;

const maxDepth = 32;

/** Whether a value is nested deeper than so many levels. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/**
 * The text of a body. One that is too heavy is still taken off the wire, within reason, because a sender who is cut off
 * never reads why.
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

/** Reads the fields of a form. Of a field that stands twice the last one counts. */
export async function readFormBody(request: HonoRequest): Promise<Readonly<Record<string, string>>> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded')
    throw new Problem(415, en.problems.formRequired);
  return Object.fromEntries(new URLSearchParams(await readText(request)));
}

/** Reads a JSON body. A wrong media type, broken JSON or JSON nested beyond reason is refused in words. */
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
