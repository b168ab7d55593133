import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import * as en from '../messages/en.ts';

/** The path that says that the process lives, also while it starts. */
export const healthPath = '/health';

const service = 'advantage-local-backend';

/** What a living backend says of itself. */
export const health = () => ({ status: 'ok', service, pid: process.pid });

/** Serves `/health`, and `/ready`: whether calls can be answered, which needs the database. */
export function serveHealth(app: Hono, database: DatabaseSync): void {
  const probe = database.prepare('SELECT count(*) FROM setting');
  app.get(healthPath, (context) => context.json(health()));
  app.get('/ready', (context) => {
    probe.get();
    return context.json({ status: 'ready' });
  });
}

/** The process id of the local backend that answers on a port of this machine; undefined where there is none. */
export async function backendOn(port: number): Promise<number | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${healthPath}`, {
      signal: AbortSignal.timeout(1000),
    });
    const said: Partial<ReturnType<typeof health>> = await answer.json();
    return said.service === service ? said.pid : undefined;
  } catch {
    return undefined;
  }
}

/** Why a port cannot be used that another program holds, and how to go on. */
export async function takenPort(port: number, variable: string): Promise<string> {
  const pid = await backendOn(port);
  if (pid === undefined) return en.startup.portTaken(port, variable);
  return en.startup.portTakenByBackend(port, pid, variable);
}
