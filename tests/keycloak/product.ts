import { localConfig } from '../../packages/console-app/src/config/localConfig.ts';
import { createBackend } from '../../packages/local-backend/src/index.ts';
import { createConsoleServer } from '../../scripts/serve/consoleServer.ts';
import { builtConsole } from '../../scripts/start/builtConsole.ts';
import { listen } from '../../scripts/start/ports.ts';
import { backendPort, backendUrl, clientId, consolePort, keycloakUrl, realmUrl } from './environment.ts';

/** The configuration of `pnpm start`, except for the address of the sign-in server. */
const settings = {
  config: {
    ...localConfig({ backendUrl }),
    keycloak: { url: keycloakUrl, realm: 'advantage', clientId },
  },
  origins: { connect: [backendUrl], identity: keycloakUrl, images: [backendUrl] },
};

/** Starts the local backend, which trusts Keycloak's tokens. Returns a function that stops it. */
export async function startServices(): Promise<() => Promise<void>> {
  const backend = await createBackend({
    port: backendPort,
    consolePort,
    database: ':memory:',
    seed: 20_261_120,
    simulator: false,
    testHooks: false,
    trustedIssuer: realmUrl,
  });
  return backend.close;
}

/** Serves the built console as a deployment does. Returns a function that stops the server. */
export async function startConsole(root: string): Promise<() => Promise<void>> {
  const server = createConsoleServer({ directory: await builtConsole(root), settingsFor: () => settings });
  await listen(server, consolePort, 'KEYCLOAK_CONSOLE_PORT');
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}
