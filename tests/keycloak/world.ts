import { randomBytes } from 'node:crypto';

/** Where the suite runs its three servers. */
export const keycloakPort = Number(process.env.KEYCLOAK_PORT || 4460);
export const consolePort = Number(process.env.KEYCLOAK_CONSOLE_PORT || 4461);
export const backendPort = Number(process.env.KEYCLOAK_BACKEND_PORT || 4462);

export const keycloakUrl = `http://127.0.0.1:${keycloakPort}`;
export const consoleUrl = `http://127.0.0.1:${consolePort}`;
/** The console under another site's name: Keycloak is a third party to it. */
export const otherSiteUrl = `http://localhost:${consolePort}`;
export const backendUrl = `http://127.0.0.1:${backendPort}`;

export const realmUrl = `${keycloakUrl}/realms/advantage`;
export const protocolUrl = `${realmUrl}/protocol/openid-connect`;
export const clientId = 'advantage-console';

// Made by the first process of a run, inherited by the others.
process.env.KEYCLOAK_SUITE_PASSWORD ??= randomBytes(24).toString('base64url');

/** Keycloak's own administrator, made for this run alone. */
export const administrator = { name: 'suite', password: process.env.KEYCLOAK_SUITE_PASSWORD };
