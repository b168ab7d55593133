import { startConsole } from '@advantage/console-kit';
import { createHttpGateways } from '@advantage/console-kit/http';
import { createKeycloakSession } from '@advantage/console-kit/keycloak';
import { composition } from './app/composition.ts';
import { startApp } from './startup/startApp.ts';

/** The one session of the page starts here, outside React. */
void startApp((root, config) => {
  const session = createKeycloakSession(config.keycloak);
  startConsole(root, {
    ...composition(config),
    session,
    gateways: (connection) => createHttpGateways({ ...config, session, connection }),
  });
});
