import { keycloakUrl, protocolUrl, realmUrl } from './world.ts';

const isKeycloakUrl = (url: string) => url.startsWith(`${keycloakUrl}/`);

/** What the console itself asks of Keycloak. Everything else there is asked by Keycloak's own pages. */
const isAskedByConsole = (url: string) =>
  [protocolUrl, `${realmUrl}/account`].some((start) => url.startsWith(start));

/** Whether a message is about Keycloak's own pages, for example one that answers with a 400. */
export const isKeycloakNoise = (resource: string, page: string): boolean =>
  isKeycloakUrl(resource) && (isKeycloakUrl(page) || !isAskedByConsole(resource));
