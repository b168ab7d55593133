import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import * as en from '../messages/en.ts';

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

/** Returns the error message for a port that another program uses, including what to do about it. */
export async function portInUseMessage(port: number, variable: string): Promise<string> {
  const pid = await findBackendPid(port);
  if (pid === undefined) return en.startup.portTaken(port, variable);
  return en.startup.portTakenByBackend(port, pid, variable);
}
