import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import { createProxyServer } from 'httpxy';
import sirv from 'sirv';
import { type AllowedOrigins, callbackPageHeaders, fileHeaders, securityHeaders } from './securityHeaders.ts';

/** What a console knows about its services. */
export interface ConsoleSettings {
  /** Response of `/config.json`. */
  readonly config: unknown;
  readonly origins: AllowedOrigins;
}

export interface ConsoleServerOptions {
  /** Folder of the built console. */
  readonly directory: string;
  /** Returns the settings for the host name that the browser requested. */
  readonly settingsFor: (hostname: string) => ConsoleSettings;
  /**
   * Port of the server on this machine that serves `/api` and `/realms`. Default: none, and the services have their own
   * origins.
   */
  readonly backendPort?: number;
}

const hostnameOf = (host = '') => URL.parse(`http://${host}`)?.hostname ?? '';

/** Returns the path of a request. An invalid path counts as the start page. */
const pathOf = (url = '/') => URL.parse(url, 'http://console.invalid')?.pathname ?? '/';

const isAdmin = (path: string) => /^\/admin(?:\/|\.html$|$)/.test(path);
const isPage = (path: string) => isAdmin(path) || path === '/index.html' || !/\.[a-z0-9]+$/i.test(path);
const isAsset = (path: string) => path.startsWith('/assets/');
const isOfBackend = (path: string) => /^\/(?:api|realms)\//.test(path);

function headersOf(path: string, origins: AllowedOrigins, nonce: string) {
  if (isPage(path)) return securityHeaders(origins, nonce);
  return path === '/silent-check-sso.html' ? callbackPageHeaders : fileHeaders;
}

/** Sends text that is generated for this request. */
function send(response: ServerResponse, type: string, text: string) {
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}

/**
 * Forwards requests to a server on this machine, under the host name that the browser requested. If that server is
 * down, closes the connection, as the browser would see without a proxy.
 */
function proxyTo(port: number) {
  const proxy = createProxyServer({ target: `http://127.0.0.1:${port}` });
  proxy.on('error', (_error, request) => request?.socket.destroy());
  // Weak, because the content is the same but the bytes differ once they are compressed.
  proxy.on('proxyRes', ({ headers }) => {
    if (headers.etag?.startsWith('"')) headers.etag = `W/${headers.etag}`;
  });
  return (request: IncomingMessage, response: ServerResponse) => void proxy.web(request, response);
}

/**
 * Serves the built console as a static host would: hashed files for a year, every route under `/admin` as `admin.html`,
 * every other route as `index.html`, with the headers of `securityHeaders.ts`. Replaces `__CSP_NONCE__` in pages with a
 * fresh nonce. Compresses all text.
 */
export function createConsoleServer({ directory, settingsFor, backendPort }: ConsoleServerOptions): Server {
  const publicPage = readFileSync(join(directory, 'index.html'), 'utf8');
  const adminPage = readFileSync(join(directory, 'admin.html'), 'utf8');
  const files = sirv(directory, {
    // Looks up a file when it's requested, because newer builds remove the files of older ones.
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const proxy = backendPort === undefined ? undefined : proxyTo(backendPort);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const pathname = pathOf(request.url);
    if (proxy && isOfBackend(pathname)) return proxy(request, response);
    const { config, origins } = settingsFor(hostnameOf(request.headers.host));
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of Object.entries(headersOf(pathname, origins, nonce)))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (pathname === '/config.json') {
      send(response, 'application/json', JSON.stringify(config));
    } else if (isPage(pathname)) {
      const page = isAdmin(pathname) ? adminPage : publicPage;
      send(response, 'text/html; charset=utf-8', page.replaceAll('__CSP_NONCE__', nonce));
    } else {
      files(request, response, () => {
        response.statusCode = 404;
        response.end('Not found');
      });
    }
  };
  const compress = compression();
  return createServer((request, response) => compress(request, response, () => answer(request, response)));
}
