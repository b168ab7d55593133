import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type AllowedOrigins, securityHeaders } from './securityHeaders.ts';

/** What a console knows about the services around it. */
export interface ConsoleSettings {
  /** Answer to `/config.json`. */
  readonly config: unknown;
  readonly origins: AllowedOrigins;
}

export interface ConsoleServerOptions {
  /** Folder of the built console. */
  readonly directory: string;
  /** The settings for the host name that the browser asked for. */
  readonly settingsFor: (hostname: string) => ConsoleSettings;
}

const hostnameOf = (host = '') => URL.parse(`http://${host}`)?.hostname ?? '';

/** The path of a request; one that is no path at all counts as the start page. */
const pathOf = (url = '/') => URL.parse(url, 'http://console.invalid')?.pathname ?? '/';

const isPage = (path: string) => !/\.[a-z0-9]+$/i.test(path) || /^\/(?:index|admin)\.html$/.test(path);
const isAdmin = (path: string) => /^\/admin(?:\/|\.html$|$)/.test(path);

/**
 * Serves the built console as a static host would: hashed files for a year, every route under `/admin` as
 * `admin.html`, every other one as `index.html`, and the headers of `securityHeaders`. A page carries a fresh nonce
 * in place of `__CSP_NONCE__`.
 */
export function createConsoleServer({ directory, settingsFor }: ConsoleServerOptions): Server {
  const publicPage = readFileSync(join(directory, 'index.html'), 'utf8');
  const adminPage = readFileSync(join(directory, 'admin.html'), 'utf8');
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
    const pathname = pathOf(request.url);
    const { config, origins } = settingsFor(hostnameOf(request.headers.host));
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of Object.entries(securityHeaders(origins, nonce)))
      response.setHeader(name, value);
    if (pathname === '/config.json') {
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-cache');
      response.end(JSON.stringify(config));
    } else if (isPage(pathname)) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 'no-cache');
      response.end((isAdmin(pathname) ? adminPage : publicPage).replaceAll('__CSP_NONCE__', nonce));
    } else {
      if (pathname === '/silent-check-sso.html')
        response.setHeader(
          'content-security-policy',
          "default-src 'none'; script-src 'self'; img-src 'self'; frame-ancestors 'self'",
        );
      files(request, response, () => {
        response.statusCode = 404;
        response.end('Not found');
      });
    }
  });
}
