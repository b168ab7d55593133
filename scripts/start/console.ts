import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { localConfig } from '../../packages/console-app/src/config/localConfig.ts';
import { hostNames } from '../../packages/local-backend/src/http/origins.ts';
import { type ConsoleSettings, createConsoleServer } from '../serve/consoleServer.ts';
import { builtConsole } from './builtConsole.ts';
import { type StartEnvironment, StartError } from './environment.ts';
import { listen } from './ports.ts';
import { texts } from './texts.ts';

/**
 * Puts the local backend under the console's own origin, so that there are no preflight requests and third-party
 * cookies.
 */
function settingsFor(hostname: string, { consolePort, config }: StartEnvironment): ConsoleSettings {
  const name = hostNames.includes(hostname) ? hostname : hostNames[0];
  const backendUrl = new URL(`http://${name}:${consolePort}`).origin;
  return {
    config: { ...localConfig({ backendUrl }), ...config },
    origins: {
      connect: originsIn(config.services),
      images: originsIn(config.services),
      ...identityOf(config),
    },
  };
}

/** Returns the origins of the URLs in a value. */
const originsIn = (value: unknown): readonly string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/"(https?:\/\/[^"/]+)/g)].map(([, origin = '']) => origin);

function identityOf({ keycloak }: StartEnvironment['config']) {
  const [identity] = originsIn(keycloak);
  return identity === undefined ? {} : { identity };
}

async function serveDirectory(directory: string, environment: StartEnvironment): Promise<() => void> {
  const server: Server = createConsoleServer({
    directory,
    settingsFor: (hostname) => settingsFor(hostname, environment),
    backendPort: environment.backendPort,
  });
  await listen(server, environment.consolePort, 'CONSOLE_PORT');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Builds the console and serves it as a deployment would. Returns a function that closes the server. */
export const serveBuilt = async (environment: StartEnvironment, root: string): Promise<() => void> =>
  serveDirectory(await builtConsole(root), environment);

/** Serves exactly the files that `build` wrote, as a deployment would. Returns a function that closes the server. */
export async function servePreview(environment: StartEnvironment, root: string): Promise<() => void> {
  const directory = join(root, 'packages/console-app/dist');
  if (!existsSync(join(directory, 'admin.html'))) {
    throw new StartError(texts.notBuilt);
  }
  return serveDirectory(directory, environment);
}

/** Serves the console from its sources with hot reload, for development. Returns a function that closes the server. */
export async function serveSources(environment: StartEnvironment, root: string): Promise<() => void> {
  const config = JSON.stringify(settingsFor('127.0.0.1', environment).config);
  const server = await createServer({
    root: join(root, 'packages/console-app'),
    server: {
      host: '127.0.0.1',
      port: environment.consolePort,
      strictPort: true,
      // Keeps the host name that the browser requested, because the sign-in server's issuer depends on it.
      proxy: {
        '^/(api|realms)/': { target: `http://127.0.0.1:${environment.backendPort}`, changeOrigin: false },
      },
    },
    plugins: [
      {
        name: 'local-config',
        configureServer: ({ middlewares }) => {
          middlewares.use('/config.json', (_request, response) => response.end(config));
        },
      },
    ],
  });
  await server.listen();
  return () => void server.close();
}
