import type { IdentityClient, IdentityClientHandlers, IdentityTokens } from '../session/IdentityClient.ts';
import { realmUrlOf } from '../session/sessionParts.ts';
import { identityConfig, type SessionScenario } from './SessionScenario.ts';
import { issueTokens, serverTime } from './worldTokens.ts';

const never = new Promise<never>(() => {});
const noHandlers: IdentityClientHandlers = {
  onCleared() {},
  onExpired() {},
  onRefreshed() {},
  onRefreshFailed() {},
};

/** Stores tokens and reports when they expire, like a protocol library. */
function createVault(world: SessionScenario) {
  let handlers = noHandlers;
  let issued: ReturnType<typeof issueTokens> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const secondsLeft = () => (issued?.claims.exp ?? 0) - serverTime(world);
  return {
    handle(next: IdentityClientHandlers) {
      handlers = next;
    },
    handlers: () => handlers,
    secondsLeft,
    take(tokens: ReturnType<typeof issueTokens> | undefined) {
      clearTimeout(expiry);
      issued = tokens;
      if (tokens) expiry = setTimeout(() => handlers.onExpired(), secondsLeft() * 1000);
    },
    read: (): IdentityTokens | undefined =>
      issued && {
        accessToken: issued.accessToken,
        claims: issued.claims,
        idToken: issued.idToken,
        canRefresh: issued.refreshToken !== undefined,
        secondsLeft: secondsLeft(),
        subject: issued.claims.sub,
        sessionId: issued.claims.sid,
        serverTime: serverTime(world),
      },
    clear() {
      if (!issued) return;
      clearTimeout(expiry);
      issued = undefined;
      handlers.onCleared();
    },
  };
}

function createRefresh(world: SessionScenario, vault: ReturnType<typeof createVault>) {
  let running: Promise<void> | undefined;
  const request = async () => {
    if (world.refresh === 'silent') await never;
    if (world.refresh === 'granted') {
      vault.take(issueTokens(world));
      vault.handlers().onRefreshed();
      return;
    }
    if (world.refresh === 'refused') vault.clear();
    vault.handlers().onRefreshFailed();
    throw new Error(`refresh ${world.refresh}`);
  };
  return async (minValidity: number): Promise<void> => {
    if (vault.secondsLeft() >= minValidity) return;
    running ??= Promise.resolve()
      .then(request)
      .finally(() => {
        running = undefined;
      });
    await running;
  };
}

/** Creates a protocol client that needs no server and behaves as the world says. */
export function createMemoryClient(
  world: SessionScenario,
  address: { hasAnswer(): boolean; dropAnswer(): void },
): IdentityClient {
  const vault = createVault(world);
  const realmUrl = realmUrlOf(identityConfig);
  const exchange = async () => {
    if (world.signIn === 'silent') await never;
    if (world.signIn === 'refused') throw new Error('access_denied');
    vault.take(issueTokens(world));
  };
  return {
    setHandlers: vault.handle,
    async start() {
      const hasAnswer = address.hasAnswer();
      address.dropAnswer();
      if (hasAnswer) await exchange();
    },
    getTokens: vault.read,
    refresh: createRefresh(world, vault),
    clear: vault.clear,
    createLoginUrl: async () => `${realmUrl}/protocol/openid-connect/auth`,
    createCallbackLoginUrl: async ({ silently }) =>
      `${realmUrl}/protocol/openid-connect/auth${silently ? '?prompt=none' : ''}`,
    async accept(answer) {
      if (new URL(answer).hash.includes('code=')) await exchange();
    },
    createAccountUrl() {
      if (!world.hasAccountPages) throw new Error('no account pages');
      return `${realmUrl}/account`;
    },
    async loadProfile() {
      if (world.profileAnswer === 'silent') await never;
      if (world.profileAnswer === 'failed') throw new Error('status 500');
      return world.profile;
    },
  };
}
