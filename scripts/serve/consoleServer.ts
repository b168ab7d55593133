import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type AllowedOrigins, securityHeaders } from './securityHeaders.ts';

export interface ConsoleServerOptions {
  /** Folder of the built console. */
  readonly directory: string;
  /** Answer to `/config.json`. */
  readonly config: unknown;
  readonly origins: AllowedOrigins;
}

const isPage = (path: string) => !/\.[a-z0-9]+$/i.test(path);

/**
 * Serves the built console as a static host would: hashed files for a year, every route as the one page, and
 * the headers of `securityHeaders`. The page carries a fresh nonce in place of `__CSP_NONCE__`.
 */
export function createConsoleServer({ directory, config, origins }: ConsoleServerOptions): Server {
  const page = readFileSync(join(directory, 'index.html'), 'utf8');
  const configJson = JSON.stringify(config);
  const files = sirv(directory, {
    etag: true,
    setHeaders(response, path) {
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://console.invalid');
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of Object.entries(securityHeaders(origins, nonce)))
      response.setHeader(name, value);
    if (pathname === '/config.json') {
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-cache');
      response.end(configJson);
    } else if (isPage(pathname)) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 'no-cache');
      response.end(page.replaceAll('__CSP_NONCE__', nonce));
    } else {
      if (pathname === '/silent-check-sso.html')
        response.setHeader(
          'content-security-policy',
          "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
        );
      files(request, response, () => {
        response.statusCode = 404;
        response.end('Not found');
      });
    }
  });
}
