import { createKeycloakSession } from '@advantage/console-kit/keycloak';

/** How people sign in: at our server, and back to the page that they asked for. */
export const session = createKeycloakSession({
  url: 'https://login.harbor.example',
  realm: 'harbor',
  clientId: 'harbor-console',
});
