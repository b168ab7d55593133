import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../scripts/start/main.ts');

export interface RunningProduct {
  readonly process: ChildProcess;
  /** Everything it has printed so far, on both channels. */
  readonly output: () => string;
  /** Its exit code, or the name of the signal that ended it. */
  readonly exited: Promise<number | NodeJS.Signals>;
}

/** Starts the product as `pnpm start` does, with its own environment. */
export function startProduct(env: Record<string, string>): RunningProduct {
  // What it prints is compared, so nobody's wish for or against colors may reach it.
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

/** Waits until a condition holds, or throws after a minute and a half, which only a very busy machine takes. */
export async function eventually(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + 90_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
