import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** The strictest possible policy for a page that shows the feed. */
const strictPolicy = (api: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${api}`,
    "img-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

export interface HostSiteOptions {
  /** Folder of the host pages. */
  readonly pages: string;
  /** The code of the built element, by file name. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Origin of the referral service, written in the pages as `__API__`. */
  readonly api: string;
}

/**
 * Serves a partner's site: host pages next to a copy of the element. `strict.html` is served with the strict policy.
 */
export function createHostSite({ pages, scripts, api }: HostSiteOptions): Server {
  const files = new Map(Object.entries(scripts));
  for (const name of readdirSync(pages))
    files.set(name, readFileSync(join(pages, name), 'utf8').replaceAll('__API__', api));
  return createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://site.invalid').pathname.slice(1);
    const text = files.get(name);
    if (text === undefined) return response.writeHead(name === 'favicon.ico' ? 204 : 404).end();
    const policy = name === 'strict.html' ? { 'content-security-policy': strictPolicy(api) } : {};
    return response.writeHead(200, { 'content-type': types[extname(name)], ...policy }).end(text);
  });
}
