/**
 * `@advantage/console-kit/keycloak`: a session with Keycloak, or a server with the same URL layout. Requires
 * `keycloak-js`.
 */
export { createKeycloakSession } from './session/keycloakSession.ts';
export type { SessionEvent, SessionPort, SessionProfile, SessionState } from './session/SessionPort.ts';
export type { KeycloakConfig } from './session/sessionParts.ts';
