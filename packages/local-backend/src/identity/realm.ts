/** The realm everybody signs in to. */
export const realm = 'advantage';

/** The one public client. */
export const clientId = 'advantage-console';

/** Who an access token is for: the services of this backend. */
export const tokenAudience = 'advantage-services';

/** Where the realm lives, as with Keycloak. */
export const realmPath = `/realms/${realm}`;

/** Where the realm's protocol endpoints live, as with Keycloak. */
export const protocolPath = `${realmPath}/protocol/openid-connect`;

/** The issuer in the tokens of one of the backend's origins. */
export const issuerOf = (origin: string) => `${origin}${realmPath}`;
