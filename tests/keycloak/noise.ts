import { keycloakUrl, protocolUrl, realmUrl } from './environment.ts';

const isKeycloakUrl = (url: string) => url.startsWith(`${keycloakUrl}/`);

/** Whether the console itself requests a URL of Keycloak. Keycloak's own pages request all others. */
const isRequestedByConsole = (url: string) =>
  [protocolUrl, `${realmUrl}/account`].some((start) => url.startsWith(start));

/** Whether a console message is about Keycloak's own pages, for example a 400 response. */
export const isKeycloakNoise = (resource: string, page: string): boolean =>
  isKeycloakUrl(resource) && (isKeycloakUrl(page) || !isRequestedByConsole(resource));
