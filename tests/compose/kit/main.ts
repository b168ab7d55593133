import { startConsole } from '@advantage/console-kit';
import { createHttpGateways } from '@advantage/console-kit/http';
import { createKeycloakSession } from '@advantage/console-kit/keycloak';
import { bridge } from '@advantage/ui';

const session = createKeycloakSession({
  url: 'https://login.example.com',
  realm: 'harbor',
  clientId: 'harbor-console',
});

const root = document.getElementById('root');
if (root)
  startConsole(root, {
    session,
    gateways: (connection) =>
      createHttpGateways({ services: 'https://api.example.com', session, connection }),
    brand: bridge,
    load: () => import('./application.tsx'),
  });
