import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { aContact, referralRows } from '@advantage/referrals/testing';

/**
 * Rows as a careless service sends them: each has the consumer's name, phone and address, which the public feed must
 * drop.
 */
const rows = referralRows(60).map(({ lines, ...row }) => ({ ...row, ...aContact, businessLines: lines }));

/** The response of each service. */
const services: Readonly<Record<string, { readonly status: number; readonly rows: readonly object[] }>> = {
  full: { status: 200, rows },
  other: { status: 200, rows: rows.slice(0, 7) },
  empty: { status: 200, rows: [] },
  damaged: { status: 200, rows: [{ city: 'Nowhere' }, ...rows.slice(0, 3)] },
  down: { status: 503, rows: [] },
};

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'If-None-Match',
  'access-control-expose-headers': 'ETag, Date, Retry-After',
  'cache-control': 'no-cache',
};

function handleRequest(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service.invalid');
  const [, name = '', path] = /^\/(\w+)(\/.*)$/.exec(pathname) ?? [];
  const service = services[name];
  const send = (status: number, body?: object, headers = {}) =>
    response
      .writeHead(status, { ...cors, 'content-type': 'application/json', ...headers })
      .end(body && JSON.stringify(body));
  if (request.method === 'OPTIONS') return send(204);
  if (!service || path !== '/api/v1/marketplace-opportunities') return send(404, {});
  if (service.status !== 200) return send(service.status, {});
  const etag = `"${name}${new URLSearchParams(searchParams)}"`;
  if (request.headers['if-none-match'] === etag) return send(304, undefined, { etag });
  return send(200, paginate(service.rows, searchParams), { etag });
}

/** A page of the rows, filtered by state. The order is always newest first. */
function paginate(all: readonly { readonly state?: string | null }[], params: URLSearchParams) {
  const state = params.get('state');
  const matching = all.filter((row) => state === null || row.state === state);
  const size = Number(params.get('size'));
  const start = Number(params.get('page')) * size;
  const content = matching.slice(start, start + size);
  return { content, totalElements: matching.length, numberOfElements: content.length };
}

/**
 * Creates a referral service on another origin with fixed responses. The URL selects the service, e.g. a failing one.
 */
export const createReferralService = (): Server => createServer(handleRequest);
