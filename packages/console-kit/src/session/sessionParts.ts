import * as z from 'zod/mini';
import { session as sessionTexts } from '../messages/en.ts';
import type { IdentityClient } from './IdentityClient.ts';
import { createRedirectLoopGuard } from './redirectLoopGuard.ts';
import { createReturnPaths } from './returnPath.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionProfile } from './SessionPort.ts';
import { createSessionStore, type SessionStore } from './sessionStore.ts';
import { createTokenValidator, type TokenValidator } from './TokenValidator.ts';
import { withTimeout } from './withTimeout.ts';

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

const profileSchema = z.object({
  username: z.string().check(z.minLength(1)),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
});

/** Loads the profile of the signed-in user, and returns the user name in it. */
function createUserProfile(client: Pick<IdentityClient, 'getTokens' | 'loadProfile'>) {
  let profile: SessionProfile | undefined;
  return {
    async load(): Promise<SessionProfile> {
      if (!client.getTokens()) throw new Error(sessionTexts.noProfile);
      const { username, firstName, lastName } = z.parse(
        profileSchema,
        await withTimeout(client.loadProfile(), sessionTexts.noAnswer),
      );
      profile = { username, ...(firstName && { firstName }), ...(lastName && { lastName }) };
      return profile;
    },
    getUsername(): string {
      if (!profile || !client.getTokens()) throw new Error(sessionTexts.noUsername);
      return profile.username;
    },
  };
}

const noop = () => {};

/** Creates a check of whether frames of the sign-in server work here. It runs once, and warns if they don't. */
function createFrameCheck(environment: SessionEnvironment): () => Promise<boolean> {
  const check = async () => {
    try {
      const isSupported = await environment.probeThirdPartyCookies();
      if (!isSupported) environment.warn(sessionTexts.thirdPartyBlocked);
      return isSupported;
    } catch (error) {
      environment.warn(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  let answer: Promise<boolean> | undefined;
  return () => {
    answer ??= check();
    return answer;
  };
}

interface SessionWatchParts {
  readonly client: IdentityClient;
  readonly environment: SessionEnvironment;
  readonly store: SessionStore;
  readonly identity: TokenValidator;
}

/** Follows a trusted session: the client's events, the server's session-check frame, and sign-outs in other tabs. */
function createSessionWatch({ client, environment, store, identity }: SessionWatchParts) {
  const mayUseFrames = createFrameCheck(environment);
  let isOpen = false;
  let endMonitor = noop;
  client.setHandlers({
    onCleared() {
      if (!isOpen) return;
      isOpen = false;
      endMonitor();
      if (['starting', 'signedIn'].includes(store.getState().status)) store.setState({ status: 'signedOut' });
      store.emit({ type: 'authLogout' });
    },
    onExpired: () => store.emit({ type: 'tokenExpired' }),
    onRefreshed() {
      const isTrusted = identity.validate('refresh') === undefined;
      if (!isTrusted) client.clear();
      store.emit({ type: isTrusted ? 'refreshSuccess' : 'refreshError' });
    },
    onRefreshFailed: () => store.emit({ type: 'refreshError' }),
  });
  environment.channel.listen(client.clear);
  return {
    mayUseFrames,
    /** Whether the current tokens are trusted. */
    isOpen: () => isOpen,
    /** Opens the session. From now on, cleared tokens mean a sign-out. */
    open() {
      isOpen = true;
      store.emit({ type: 'authSuccess' });
    },
    async monitor() {
      const sessionId = client.getTokens()?.sessionId;
      if (sessionId === undefined || !(await mayUseFrames()) || !isOpen) return;
      endMonitor = environment.monitor(sessionId, client.clear, (text) => {
        // The monitor has stopped itself. Keeping its stop function would keep its frame in memory.
        endMonitor = noop;
        environment.warn(text);
      });
    },
  };
}
