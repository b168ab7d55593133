import type { IdentityClient } from './IdentityClient.ts';
import { createRedirectLoopGuard } from './redirectLoopGuard.ts';
import { createReturnPaths } from './returnPath.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import { createSessionStore } from './sessionStore.ts';
import { createSessionWatch } from './sessionWatch.ts';
import { createTokenValidator } from './TokenValidator.ts';
import { createUserProfile } from './userProfile.ts';

/** The sign-in server: Keycloak, or a server with the same URL layout. */
export interface KeycloakConfig {
  /** Base URL of the server, without `/realms/…`. */
  readonly url: string;
  readonly realm: string;
  /** Id of the public client. */
  readonly clientId: string;
  /** Whether responses must name their issuer (RFC 9207). Default true; turn it off only for a server without `iss`. */
  readonly requireIssuer?: boolean;
}

/** Returns the URL of a realm, which is also the issuer of its tokens. */
export const realmUrlOf = ({ url, realm }: Pick<KeycloakConfig, 'url' | 'realm'>) =>
  `${url.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}`;

export interface SessionOptions {
  readonly config: KeycloakConfig;
  readonly client: IdentityClient;
  readonly environment: SessionEnvironment;
}

/** Creates everything that the parts of one session share. */
export function createSessionParts({ config, client, environment }: SessionOptions) {
  const { storage, origin, now } = environment;
  const issuer = realmUrlOf(config);
  const store = createSessionStore();
  const identity = createTokenValidator(client, issuer, config.clientId);
  return {
    client,
    environment,
    expectedIssuer: { issuer, requireIssuer: config.requireIssuer ?? true },
    store,
    identity,
    watch: createSessionWatch({ client, environment, store, identity }),
    profile: createUserProfile(client),
    loopGuard: createRedirectLoopGuard(storage, now),
    returnPaths: createReturnPaths(storage, origin),
  };
}

export type SessionParts = ReturnType<typeof createSessionParts>;
