/** The realm that everyone signs in to. */
const realm = 'advantage';

/** Client ID of the console, the only client. */
export const clientId = 'advantage-console';

/** Audience of access tokens: the services of this backend. */
export const tokenAudience = 'advantage-services';

/** Base path of the realm, as in Keycloak. */
export const realmPath = `/realms/${realm}`;

/** Base path of the realm's protocol endpoints, as in Keycloak. */
export const protocolPath = `${realmPath}/protocol/openid-connect`;

/** Returns the issuer in the tokens of one of the backend's origins. */
export const issuerOf = (origin: string) => `${origin}${realmPath}`;
