import type { IdentityClient, IdentityClientHandlers, IdentityTokens } from '../session/IdentityClient.ts';
import { realmUrlOf } from '../session/sessionParts.ts';
import { issueTokens, serverTime } from './issueTokens.ts';
import { identityConfig, type SessionScenario } from './SessionScenario.ts';

const never = new Promise<never>(() => {});
const noHandlers: IdentityClientHandlers = {
  onCleared() {},
  onExpired() {},
  onRefreshed() {},
  onRefreshFailed() {},
};

/** Stores tokens and reports when they expire, like a protocol library. */
function createVault(scenario: SessionScenario) {
  let handlers = noHandlers;
  let issued: ReturnType<typeof issueTokens> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const secondsLeft = () => (issued?.claims.exp ?? 0) - serverTime(scenario);
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
        serverTime: serverTime(scenario),
      },
    clear() {
      if (!issued) return;
      clearTimeout(expiry);
      issued = undefined;
      handlers.onCleared();
    },
  };
}

function createRefresh(scenario: SessionScenario, vault: ReturnType<typeof createVault>) {
  let running: Promise<void> | undefined;
  const request = async () => {
    if (scenario.refresh === 'silent') await never;
    if (scenario.refresh === 'granted') {
      vault.take(issueTokens(scenario));
      vault.handlers().onRefreshed();
      return;
    }
    if (scenario.refresh === 'refused') vault.clear();
    vault.handlers().onRefreshFailed();
    throw new Error(`refresh ${scenario.refresh}`);
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

/** Creates a protocol client that needs no server and behaves as the scenario says. */
export function createMemoryClient(
  scenario: SessionScenario,
  address: { hasAnswer(): boolean; dropAnswer(): void },
): IdentityClient {
  const vault = createVault(scenario);
  const realmUrl = realmUrlOf(identityConfig);
  const exchange = async () => {
    if (scenario.signIn === 'silent') await never;
    if (scenario.signIn === 'refused') throw new Error('access_denied');
    vault.take(issueTokens(scenario));
  };
  return {
    setHandlers: vault.handle,
    async start() {
      const hasAnswer = address.hasAnswer();
      address.dropAnswer();
      if (hasAnswer) await exchange();
    },
    getTokens: vault.read,
    refresh: createRefresh(scenario, vault),
    clear: vault.clear,
    createLoginUrl: async () => `${realmUrl}/protocol/openid-connect/auth?state=state-1`,
    createCallbackLoginUrl: async ({ silently }) =>
      `${realmUrl}/protocol/openid-connect/auth${silently ? '?prompt=none' : ''}`,
    async accept(answer) {
      if (new URL(answer).hash.includes('code=')) await exchange();
    },
    createAccountUrl() {
      if (!scenario.hasAccountPages) throw new Error('no account pages');
      return `${realmUrl}/account`;
    },
    async loadProfile() {
      if (scenario.profileAnswer === 'silent') await never;
      if (scenario.profileAnswer === 'failed') throw new Error('status 500');
      return scenario.profile;
    },
  };
}
