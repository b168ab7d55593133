import { startConsole } from '@advantage/console-kit';
import { createHttpGateways } from '@advantage/console-kit/http';
import { createKeycloakSession } from '@advantage/console-kit/keycloak';
import { composition } from './app/composition.ts';
import { startApp } from './startup/startApp.ts';

/** Starts the page's only session, outside React. */
void startApp((root, config) => {
  const session = createKeycloakSession(config.keycloak);
  startConsole(root, {
    ...composition(config),
    session,
    gateways: (connection) => createHttpGateways({ ...config, session, connection }),
  });
});
