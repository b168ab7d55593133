import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type StartEnvironment, StartError } from './environment.ts';
import { texts } from './texts.ts';

export interface RunningBackend {
  /** Asks the backend to finish what it does and stop. */
  readonly stop: () => void;
  /** Settles once it has stopped for good. */
  readonly stopped: Promise<void>;
}

function makeDataFolder(database: string) {
  if (database === ':memory:') return;
  try {
    mkdirSync(dirname(database), { recursive: true });
  } catch (error) {
    throw new StartError(texts.noFolder(database, `${(error as Error).message}.`));
  }
}

function spawnBackend(environment: StartEnvironment, root: string): ChildProcess {
  return spawn(process.execPath, [join(root, 'packages/local-backend/src/main.ts')], {
    // The channel says nothing: when it closes, because this process was killed, the backend stops too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      BACKEND_PORT: String(environment.backendPort),
      CONSOLE_PORT: String(environment.consolePort),
      ADVANTAGE_DB: environment.database,
    },
  });
}

const exitOf = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));
const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

/** True once the backend answers, false when it gave up before it did. */
async function becomesReady(child: ChildProcess, port: number): Promise<boolean> {
  while (!hasExited(child)) {
    if (await answers(`http://127.0.0.1:${port}/ready`)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Starts the local backend as its own process, waits until it answers, and starts it again if it ever
 * stops without being asked to. A backend that cannot start has already said why in a line.
 */
export async function startBackend(environment: StartEnvironment, root: string): Promise<RunningBackend> {
  makeDataFolder(environment.database);
  let child = spawnBackend(environment, root);
  let asked = false;
  if (!(await becomesReady(child, environment.backendPort))) {
    throw new StartError(texts.backendNotStarted);
  }
  const watch = async () => {
    for (;;) {
      await exitOf(child);
      if (asked) return;
      console.error(texts.backendRestarts);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (asked) return;
      child = spawnBackend(environment, root);
    }
  };
  return {
    stopped: watch(),
    stop: () => {
      asked = true;
      child.kill('SIGTERM');
    },
  };
}
