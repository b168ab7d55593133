import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartupError } from '../startup/startupError.ts';

/** The only address this backend listens on. */
const loopback = '127.0.0.1';

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
};

/** How long a stopping server waits for what is under way. */
const patienceMs = 5000;

function explain(error: NodeJS.ErrnoException, port: number): StartupError {
  if (error.code === 'EADDRINUSE')
    return new StartupError(`Port ${port} is taken. Stop what uses it, or choose another with BACKEND_PORT.`);
  if (error.code === 'EACCES')
    return new StartupError(
      `Port ${port} needs more permission than this user has. Choose another with BACKEND_PORT.`,
    );
  return new StartupError(`Port ${port} cannot be used: ${error.message}.`);
}

/** A server that listens and does not answer yet. */
export interface LoopbackServer {
  readonly port: number;
  /** Begins to answer with this app. */
  serve(app: Hono<{ Bindings: HttpBindings }>): void;
  /** Takes nothing new, finishes what is under way, and closes. */
  close(): Promise<void>;
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(impatience);
}

/** Listens on the loopback address; port 0 takes any free one. A port that cannot be used is a `StartupError`. */
export async function listen(port: number): Promise<LoopbackServer> {
  const server = createServer(limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)));
    server.listen(port, loopback, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve: (app) => void server.on('request', getRequestListener(app.fetch)),
    close: () => closeServer(server),
  };
}
