import { join } from 'node:path';
import { localConfig } from '../../packages/console-app/src/config/localConfig.ts';
import { createConsoleServer } from '../serve/consoleServer.ts';
import { startBackend } from './backend.ts';
import { buildConsole } from './buildConsole.ts';
import { readEnvironment, StartError } from './environment.ts';
import { assertFree, listen } from './ports.ts';
import { welcome } from './welcome.ts';

const root = join(import.meta.dirname, '../..');

async function start(): Promise<void> {
  const environment = readEnvironment(process.env, root);
  await assertFree(environment.consolePort, 'CONSOLE_PORT');
  await assertFree(environment.backendPort, 'BACKEND_PORT');
  const backendUrl = `http://127.0.0.1:${environment.backendPort}`;
  const [backend, directory] = await Promise.all([startBackend(environment, root), buildConsole(root)]);
  const server = createConsoleServer({
    directory,
    config: localConfig({ backendUrl }),
    origins: { connect: [backendUrl], identity: backendUrl, images: [backendUrl] },
  });
  await listen(server, environment.consolePort, 'CONSOLE_PORT');
  console.log(welcome(environment));

  const stop = () => {
    server.close();
    server.closeAllConnections();
    backend.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const code = await backend.exited;
  server.close();
  server.closeAllConnections();
  process.exitCode = code;
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
