import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressedBody } from './compression.ts';
import { createReverseProxy } from './reverseProxy.ts';
import {
  type AllowedOrigins,
  assetHeaders,
  callbackPageHeaders,
  securityHeaders,
} from './securityHeaders.ts';

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
  /**
   * Port of the server on this machine that answers below `/api` and `/realms`. Default: nobody does, and the services
   * have their own origins.
   */
  readonly backendPort?: number;
}

const hostnameOf = (host = '') => URL.parse(`http://${host}`)?.hostname ?? '';

/** The path of a request; one that is no path at all counts as the start page. */
const pathOf = (url = '/') => URL.parse(url, 'http://console.invalid')?.pathname ?? '/';

const isAdmin = (path: string) => /^\/admin(?:\/|\.html$|$)/.test(path);
const isPage = (path: string) => isAdmin(path) || path === '/index.html' || !/\.[a-z0-9]+$/i.test(path);
const isAsset = (path: string) => path.startsWith('/assets/');
const isOfBackend = (path: string) => /^\/(?:api|realms)\//.test(path);

function headersOf(path: string, origins: AllowedOrigins, nonce: string) {
  if (isAsset(path) || /\.(?:js|json)$/.test(path)) return assetHeaders;
  return path === '/silent-check-sso.html' ? callbackPageHeaders(origins) : securityHeaders(origins, nonce);
}

/** Sends a text that is made for this request. */
function send(request: IncomingMessage, response: ServerResponse, type: string, text: string) {
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('content-length', Buffer.byteLength(text));
  compressedBody(request, response).end(text);
}

/**
 * Serves the built console as a static host would: hashed files for a year, every route under `/admin` as
 * `admin.html`, every other one as `index.html`, and the headers of `securityHeaders`. A page carries a fresh nonce
 * in place of `__CSP_NONCE__`. Whatever is text travels compressed.
 */
export function createConsoleServer({ directory, settingsFor, backendPort }: ConsoleServerOptions): Server {
  const publicPage = readFileSync(join(directory, 'index.html'), 'utf8');
  const adminPage = readFileSync(join(directory, 'admin.html'), 'utf8');
  const files = sirv(directory, {
    // Looks for a file when it is asked for: newer builds remove those of older ones.
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const passOn = backendPort === undefined ? undefined : createReverseProxy(backendPort);
  return createServer((request, response) => {
    const pathname = pathOf(request.url);
    if (passOn && isOfBackend(pathname)) return passOn(request, response);
    const { config, origins } = settingsFor(hostnameOf(request.headers.host));
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of Object.entries(headersOf(pathname, origins, nonce)))
      response.setHeader(name, value);
    if (pathname === '/config.json') {
      send(request, response, 'application/json', JSON.stringify(config));
    } else if (isPage(pathname)) {
      const page = isAdmin(pathname) ? adminPage : publicPage;
      send(request, response, 'text/html; charset=utf-8', page.replaceAll('__CSP_NONCE__', nonce));
    } else {
      files(request, response, () => {
        response.statusCode = 404;
        response.end('Not found');
      });
    }
  });
}
