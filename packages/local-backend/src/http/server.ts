import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import * as en from '../messages/en.ts';
import { health, healthPath, portError } from './health.ts';
import { securityHeaders } from './middleware.ts';
import { Problem } from './problem.ts';

/** The only address this backend listens on. */
const loopback = '127.0.0.1';

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
};

/** How long a closing server waits for pending requests, in milliseconds. */
const closeTimeoutMs = 5000;

/** Responds during startup: alive, but not ready. */
const starting: RequestListener = async (request, response) => {
  const { status, headers, body } =
    request.url === healthPath
      ? { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(health()) }
      : await notReady();
  response.writeHead(status, { ...securityHeaders, ...headers }).end(body);
};

async function notReady() {
  const problem = new Problem(503, en.problems.starting, { headers: { 'retry-after': '1' } });
  const answer = problem.toResponse({ requestId: randomUUID() });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

/** A listening server that responds with 503 until it's given an app. */
export interface LoopbackServer {
  readonly port: number;
  /** Serves this app from now on. */
  serve(app: Hono<{ Bindings: HttpBindings }>): void;
  /** Stops accepting connections, finishes pending requests and closes. */
  close(): Promise<void>;
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timeout = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  await closed;
  clearTimeout(timeout);
}

/** Listens on the loopback address; port 0 picks a free port. Throws a `StartupError` if the port can't be used. */
export async function listen(port: number): Promise<LoopbackServer> {
  const server = createServer(limits, starting);
  try {
    await once(server.listen(port, loopback), 'listening');
  } catch (error) {
    throw await portError(error as NodeJS.ErrnoException, port, 'BACKEND_PORT');
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve: (app) => void server.off('request', starting).on('request', getRequestListener(app.fetch)),
    close: () => closeServer(server),
  };
}
