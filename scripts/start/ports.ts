import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { portError } from '../../packages/local-backend/src/http/health.ts';

const host = '127.0.0.1';

/**
 * Makes a server listen on the loopback address. Throws a `StartError` that names the variable if the port can't be
 * used.
 */
export async function listen(server: Server, port: number, variable: string): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw await portError(error as NodeJS.ErrnoException, port, variable);
  }
}

/** Returns a free port, for a test's server. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, host), 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

/** Fails early, before anything is built, if a port can't be used. */
export async function assertFree(port: number, variable: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, variable);
  await once(probe.close(), 'close');
}

/** Resolves with true when a server responds at a URL, or with false if its process exits first. */
export async function isServing(url: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return true;
    await wait(50);
  }
  return false;
}
