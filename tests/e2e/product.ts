import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

const main = join(import.meta.dirname, '../../scripts/start/main.ts');

export interface RunningProduct {
  readonly process: ChildProcess;
  /** Everything printed so far, on stdout and stderr. */
  readonly output: () => string;
  /** The exit code, or the name of the signal that ended the process. */
  readonly exited: Promise<number | NodeJS.Signals>;
}

/** Starts the product as `pnpm start` does, with the given environment. */
function startProduct(env: Record<string, string>): RunningProduct {
  // Tests compare the output, so color settings of the environment must not affect it.
  const { NO_COLOR: _noColor, FORCE_COLOR: _forceColor, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, ADVANTAGE_SIMULATOR: 'off', ...env },
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const exited = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)),
  );
  return { process: child, output: () => printed, exited };
}

/** Waits until a condition is true. */
export const waitUntil = (condition: () => boolean | Promise<boolean>, what: string): Promise<void> =>
  expect.poll(condition, { message: what, timeout: 90_000, intervals: [50] }).toBe(true);

/** A test that starts the product. Products still running at its end are stopped, which frees their ports. */
export const test = base.extend<{
  startProduct: typeof startProduct;
  /** A folder for the product's files. It's removed after the product has ended. */
  scratch: string;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  scratch: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'advantage-start-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  startProduct: async ({ scratch: _ }, use) => {
    const started: RunningProduct[] = [];
    await use((env) => {
      const product = startProduct(env);
      started.push(product);
      return product;
    });
    for (const { process, exited } of started) {
      process.kill('SIGTERM');
      await exited;
    }
  },
});
