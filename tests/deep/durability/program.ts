import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestBrowser } from '../../../packages/local-backend/src/testing/browser.ts';
import { freePort } from '../../../scripts/start/ports.ts';

const main = join(import.meta.dirname, '../../../packages/local-backend/src/main.ts');

/** The local backend as its own program, as people start it. */
export interface Program {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  readonly printed: () => string;
  bearer(username: string): Promise<string>;
  post(path: string, body: unknown, headers: Record<string, string>): Promise<Response>;
  /** Ends it with this signal; resolves with its exit code, or the name of the signal. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

/** How the program is started: node itself, or a shell that first makes its world smaller. */
export type Launch = (node: string, script: string) => readonly [string, ...string[]];

const plain: Launch = (node, script) => [node, script];

interface StartOptions {
  readonly launch?: Launch;
  /** Default any that is free. */
  readonly port?: number;
}

/** Starts it on a database file and waits until it says that it is ready. */
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
    await new Promise((resolve) => setTimeout(resolve, 10));
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
