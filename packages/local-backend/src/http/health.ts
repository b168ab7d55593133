import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import * as en from '../messages/en.ts';
import { StartupError } from '../startup/startupError.ts';

/** Path of the liveness check, which responds during startup too. */
export const healthPath = '/health';

const service = 'advantage-local-backend';

/** Body of the liveness check. */
export const health = () => ({ status: 'ok', service, pid: process.pid });

/** Serves `/health`, and `/ready`, which checks that the database can be read. */
export function serveHealth(app: Hono, database: DatabaseSync): void {
  const probe = database.prepare('SELECT count(*) FROM setting');
  app.get(healthPath, (context) => context.json(health()));
  app.get('/ready', (context) => {
    probe.get();
    return context.json({ status: 'ready' });
  });
}

/** Returns the process ID of the local backend on a port of this machine, or undefined if there is none. */
export async function findBackendPid(port: number): Promise<number | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${healthPath}`, {
      signal: AbortSignal.timeout(1000),
    });
    const body: Partial<ReturnType<typeof health>> = await response.json();
    return body.service === service ? body.pid : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the error to show for a port that can't be used, including what to do about it: `variable` sets the port. */
export async function portError(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  variable: string,
): Promise<StartupError> {
  if (code === 'EACCES') return new StartupError(en.startup.portRefused(port, variable));
  if (code !== 'EADDRINUSE') return new StartupError(en.startup.portUnusable(port, message));
  const pid = await findBackendPid(port);
  return new StartupError(
    pid === undefined
      ? en.startup.portTaken(port, variable)
      : en.startup.portTakenByBackend(port, pid, variable),
  );
}
