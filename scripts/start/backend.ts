import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type StartEnvironment, StartError } from './environment.ts';

export interface RunningBackend {
  /** Asks the backend to finish what it does and stop. */
  readonly stop: () => void;
  /** Its exit code, once it has stopped. */
  readonly exited: Promise<number>;
}

function makeDataFolder(database: string) {
  if (database === ':memory:') return;
  try {
    mkdirSync(dirname(database), { recursive: true });
  } catch (error) {
    throw new StartError(
      `The folder of the database ${database} cannot be made: ${(error as Error).message}.`,
    );
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the local backend as a process of its own and waits until it answers. The backend explains its own
 * troubles in one line; this only passes its exit on.
 */
export async function startBackend(environment: StartEnvironment, root: string): Promise<RunningBackend> {
  makeDataFolder(environment.database);
  const child = spawn(process.execPath, [join(root, 'packages/local-backend/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      BACKEND_PORT: String(environment.backendPort),
      CONSOLE_PORT: String(environment.consolePort),
      ADVANTAGE_DB: environment.database,
    },
  });
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  let stopped: number | undefined;
  void exited.then((code) => {
    stopped = code;
  });
  const url = `http://127.0.0.1:${environment.backendPort}/openapi.json`;
  while (!(await answers(url))) {
    if (stopped !== undefined) process.exit(stopped || 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { stop: () => child.kill('SIGTERM'), exited };
}
