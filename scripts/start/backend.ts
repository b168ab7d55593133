import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startup } from '../../packages/local-backend/src/messages/en.ts';
import { type StartEnvironment, StartError } from './environment.ts';
import { isServing } from './ports.ts';
import { texts } from './texts.ts';

export interface RunningBackend {
  /** Tells the backend to finish pending requests and stop. */
  readonly stop: () => void;
  /** Resolves when the backend has stopped for good. */
  readonly stopped: Promise<void>;
}

function makeDataFolder(database: string) {
  if (database === ':memory:') return;
  try {
    mkdirSync(dirname(database), { recursive: true });
  } catch (error) {
    throw new StartError(startup.noFolder(database, `${(error as Error).message}.`));
  }
}

function spawnBackend(environment: StartEnvironment, root: string): ChildProcess {
  return spawn(process.execPath, [join(root, 'packages/local-backend/src/main.ts')], {
    // The channel carries no messages. It closes when this process is killed, and then the backend stops too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      BACKEND_PORT: String(environment.backendPort),
      CONSOLE_PORT: String(environment.consolePort),
      ADVANTAGE_DB: environment.database,
    },
  });
}

const waitForExit = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once('exit', () => resolve()));

/**
 * Starts the local backend in its own process and waits until it's ready. Restarts it if it stops unexpectedly. A
 * backend that can't start has already printed why.
 */
export async function startBackend(environment: StartEnvironment, root: string): Promise<RunningBackend> {
  makeDataFolder(environment.database);
  let child = spawnBackend(environment, root);
  let isStopping = false;
  if (!(await isServing(`http://127.0.0.1:${environment.backendPort}/ready`, child))) {
    throw new StartError(texts.backendNotStarted);
  }
  const watch = async () => {
    for (;;) {
      await waitForExit(child);
      if (isStopping) return;
      console.error(texts.backendRestarts);
      await wait(1000);
      if (isStopping) return;
      child = spawnBackend(environment, root);
    }
  };
  return {
    stopped: watch(),
    stop: () => {
      isStopping = true;
      child.kill('SIGTERM');
    },
  };
}
