import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../scripts/start/environment.ts';
import { administrator, consoleUrl, keycloakPort, otherSiteUrl, realmUrl } from './environment.ts';
import { waitForExitCode } from './waitForExitCode.ts';

export interface KeycloakOptions {
  /** The unpacked distribution. */
  readonly home: string;
  /** Folder with the JSON files of the realm. */
  readonly realm: string;
  /** File for the server's output. */
  readonly log: string;
  readonly signal: AbortSignal;
}

/** Start timeout: the first start builds the server, which takes minutes on a small machine. */
const startTimeout = 10 * 60_000;
const stopTimeout = 20_000;

/** Copies the realm files to Keycloak's import folder. Removes all data of earlier runs. */
function layOut(home: string, realm: string) {
  const data = join(home, 'data');
  rmSync(data, { recursive: true, force: true });
  const folder = join(data, 'import');
  mkdirSync(folder, { recursive: true });
  for (const file of globSync(join(realm, '**/*.json'))) copyFileSync(file, join(folder, basename(file)));
}

/** Starts Keycloak in its own process group, so that the Java process below the shell script ends with it. */
function launch(home: string, log: string): ChildProcess {
  const output = openSync(log, 'w');
  return spawn(
    'sh',
    [
      join(home, 'bin/kc.sh'),
      'start-dev',
      '--import-realm',
      '--db=dev-mem',
      '--http-host=127.0.0.1',
      `--http-port=${keycloakPort}`,
    ],
    {
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        KC_BOOTSTRAP_ADMIN_USERNAME: administrator.name,
        KC_BOOTSTRAP_ADMIN_PASSWORD: administrator.password,
        CONSOLE_ORIGIN: consoleUrl,
        CONSOLE_SECOND_ORIGIN: otherSiteUrl,
      },
    },
  );
}

const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasExited(child)) return;
  const exited = waitForExitCode(child);
  process.kill(-child.pid, 'SIGTERM');
  await Promise.race([exited, wait(stopTimeout, undefined, { ref: false })]);
  if (!hasExited(child)) process.kill(-child.pid, 'SIGKILL');
  await exited;
}

async function waitUntilReady(child: ChildProcess, signal: AbortSignal): Promise<boolean> {
  const deadline = performance.now() + startTimeout;
  while (!hasExited(child) && performance.now() < deadline) {
    const response = await fetch(realmUrl, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (response?.ok) return true;
    await wait(500, undefined, { signal });
  }
  return false;
}

/**
 * Starts a real in-memory Keycloak with the realm imported and waits until it responds. Returns a function that stops
 * it.
 */
export async function startKeycloak(options: KeycloakOptions): Promise<() => Promise<void>> {
  const { home, realm, log, signal } = options;
  layOut(home, realm);
  const child = launch(home, log);
  try {
    if (await waitUntilReady(child, signal)) return () => stop(child);
    throw new StartError(`Keycloak did not start; ${log} says why.`);
  } catch (error) {
    await stop(child);
    throw error;
  }
}
