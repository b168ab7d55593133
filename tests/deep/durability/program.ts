import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestBrowser } from '../../../packages/local-backend/src/testing/browser.ts';
import { freePort } from '../../../scripts/start/ports.ts';

const main = join(import.meta.dirname, '../../../packages/local-backend/src/main.ts');

/** The local backend running as a separate process, as users start it. */
export interface Program {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything the program has printed so far. */
  readonly printed: () => string;
  bearer(username: string): Promise<string>;
  post(path: string, body: unknown, headers: Record<string, string>): Promise<Response>;
  /** Sends the signal. Resolves with the exit code, or the name of the signal. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

/** Returns the command that starts the program: node itself, or a shell that first limits its resources. */
export type Launch = (node: string, script: string) => readonly [string, ...string[]];

const plain: Launch = (node, script) => [node, script];

interface StartOptions {
  readonly launch?: Launch;
  /** Default: any free port. */
  readonly port?: number;
}

/** Starts the program on a database file and waits until it's ready. */
export async function startProgram(file: string, options: StartOptions = {}): Promise<Program> {
  const { launch = plain, port = await freePort() } = options;
  const [command, ...args] = launch(process.execPath, main);
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      BACKEND_PORT: String(port),
      ADVANTAGE_DB: file,
      ADVANTAGE_SIMULATOR: 'off',
      ADVANTAGE_TEST_HOOKS: 'on',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exited = once(child, 'exit').then(([code, signal]): number | NodeJS.Signals => code ?? signal);
  for (const channel of [child.stdout, child.stderr])
    channel?.on('data', (text) => {
      printed += text;
    });
  while (!printed.includes('ready at')) {
    if (child.exitCode !== null) throw new Error(`It did not start: ${printed}`);
    await wait(10);
  }
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    child,
    printed: () => printed,
    async bearer(username) {
      const { access_token } = await createTestBrowser(url, 'http://127.0.0.1:4300').tokens(username);
      return `Bearer ${access_token}`;
    },
    post: (path, body, headers) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}
