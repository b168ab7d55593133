import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callbackPageHeaders, fileHeaders, securityHeaders } from '../serve/securityHeaders.ts';

/** Everything has the same origin, so the policy lists no other. */
const origins = { connect: [], images: [] };

const snippet = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** The headers that `start` sends, for nginx to include. `$request_id` is 16 random bytes, new for each request. */
export const edgeHeaders: Readonly<Record<string, string>> = {
  'page.conf': snippet(securityHeaders(origins, '$request_id')),
  'answer-page.conf': snippet(callbackPageHeaders),
  'file.conf': snippet(fileHeaders),
};

/** Folder that nginx reads the headers from. */
export const edgeHeadersFolder = join(import.meta.dirname, '../../deploy/edge/headers');

if (import.meta.main) {
  mkdirSync(edgeHeadersFolder, { recursive: true });
  for (const [name, text] of Object.entries(edgeHeaders)) writeFileSync(join(edgeHeadersFolder, name), text);
}
