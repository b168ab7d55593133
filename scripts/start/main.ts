import { join } from 'node:path';
import { startBackend } from './backend.ts';
import { serveBuilt, servePreview, serveSources } from './console.ts';
import { readEnvironment, StartError } from './environment.ts';
import { assertFree } from './ports.ts';
import { welcome } from './welcome.ts';

const root = join(import.meta.dirname, '../..');

/** Ways to serve the console, by flag. Without a flag, it's built from the current sources. */
const serveByFlag: Readonly<Record<string, typeof serveBuilt>> = {
  '--dev': serveSources,
  '--preview': servePreview,
};

/** Returns whether the user can fix an error: an invalid setting, a full disk, a read-only folder. */
const isFixable = (error: unknown): error is Error =>
  error instanceof StartError || (error instanceof Error && 'syscall' in error);

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  await assertFree(environment.consolePort, 'CONSOLE_PORT');
  await assertFree(environment.backendPort, 'BACKEND_PORT');
  const serve = serveByFlag[process.argv[2] ?? ''] ?? serveBuilt;
  const [backend, close] = await Promise.all([startBackend(environment, root), serve(environment, root)]);
  console.log(welcome(environment));
  process.once('SIGINT', backend.stop);
  process.once('SIGTERM', backend.stop);
  await backend.stopped;
  close();
}

try {
  await start();
} catch (error) {
  if (!isFixable(error)) throw error;
  console.error(error.message);
  process.exit(1);
}
