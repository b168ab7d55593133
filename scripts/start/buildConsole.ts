import { join } from 'node:path';
import { build } from 'vite';

/** Builds the console for production, as a deployment does, and returns the folder of the result. */
export async function buildConsole(root: string): Promise<string> {
  const consoleApp = join(root, 'packages/console-app');
  await build({ root: consoleApp, logLevel: 'error' });
  return join(consoleApp, 'dist');
}
