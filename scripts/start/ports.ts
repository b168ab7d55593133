import { createServer, type Server } from 'node:net';
import { StartError } from './environment.ts';

const host = '127.0.0.1';

function explain(error: NodeJS.ErrnoException, port: number, variable: string): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is taken. Stop what uses it, or choose another with ${variable}.`);
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} needs more permission than this user has. Choose another with ${variable}.`,
    );
  }
  return new StartError(`Port ${port} cannot be used: ${error.message}.`);
}

/** Makes a server listen on the loopback address; a taken or forbidden port is a `StartError` that names its variable. */
export function listen(server: Server, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, variable)));
    server.listen(port, host, resolve);
  });
}

/** A port that nothing uses, for a server of a test. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, host, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Fails early, before anything is built, when a port cannot be used. */
export async function assertFree(port: number, variable: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, variable);
  await new Promise((resolve) => probe.close(resolve));
}
