import { vi } from 'vitest';
import { callbackPath } from '../session/callbackPage.ts';
import { realmUrlOf } from '../session/sessionParts.ts';
import { issueTokens } from './issueTokens.ts';
import { createCallbackFragment } from './memorySession.ts';
import { identityConfig, type SessionScenario } from './SessionScenario.ts';

const realmUrl = realmUrlOf(identityConfig);
const never = new Promise<never>(() => {});
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/**
 * Creates a sign-in server for tests in jsdom. It responds to `fetch` and to messages of hidden frames as the scenario
 * says.
 */
export function createKeycloakServer(scenario: SessionScenario) {
  const nonces = new Map([['code-1', 'nonce-1']]);
  const used = new Set<string>();
  let sessionAnswer: 'unchanged' | 'changed' | 'error' | 'silent' = 'unchanged';

  const tokenAnswer = (nonce?: string) => {
    const { accessToken, refreshToken, idToken } = issueTokens(scenario, nonce);
    return json({
      access_token: accessToken,
      refresh_token: refreshToken,
      id_token: idToken,
      token_type: 'Bearer',
    });
  };
  const outcomes = {
    granted: () => tokenAnswer(),
    refused: () => json({}, 400),
    failed: () => json({}, 500),
    silent: () => never,
  };
  const answerToken = (body: URLSearchParams) => {
    if (body.get('grant_type') === 'refresh_token') return outcomes[scenario.refresh]();
    if (scenario.signIn === 'silent') return never;
    const code = body.get('code') ?? '';
    const isGood = body.get('code_verifier') && !used.has(code);
    used.add(code);
    return scenario.signIn === 'refused' || !isGood
      ? json({ error: 'invalid_grant' }, 400)
      : tokenAnswer(nonces.get(code));
  };
  const answerAccount = () => {
    if (scenario.profileAnswer === 'silent') return never;
    return scenario.profileAnswer === 'failed'
      ? json({}, 500)
      : json({ id: 'person-1', emailVerified: true, ...scenario.profile });
  };
  const answerDiscovery = () => {
    if (scenario.server === 'down') throw new TypeError('Failed to fetch');
    return scenario.server === 'silent' ? never : json({});
  };
  const answerLogout = () => {
    if (scenario.logout === 'blocked') throw new TypeError('Failed to fetch');
    return new Response(null, { status: scenario.logout === 'refused' ? 500 : 204 });
  };
  const fetchFn = vi.fn(async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = String(input).replace(realmUrl, '');
    if (path === '/protocol/openid-connect/token')
      return answerToken(new URLSearchParams(String(init?.body)));
    if (path === '/account') return answerAccount();
    if (path === '/.well-known/openid-configuration') return answerDiscovery();
    if (path === '/protocol/openid-connect/logout') return answerLogout();
    throw new TypeError(`unexpected call of ${path}`);
  });

  /** Returns the callback URL with the response to an authorization request. */
  const createCallbackUrl = (search: URLSearchParams, isKnown: boolean) => {
    if (scenario.signIn === 'silent') return undefined;
    const state = search.get('state') ?? '';
    const code = `code-${nonces.size + 1}`;
    nonces.set(code, search.get('nonce') ?? '');
    const fragment = isKnown
      ? createCallbackFragment(true, state).replace('code-1', code)
      : `error=login_required&state=${state}`;
    return `${window.location.origin}${callbackPath}#${fragment}`;
  };
  const frameAnswer = (frame: HTMLIFrameElement) => {
    const url = new URL(frame.src);
    const page = url.pathname.split('/').at(-1);
    if (page === 'step1.html')
      return scenario.thirdPartyCookies === 'silent' ? undefined : scenario.thirdPartyCookies;
    return page === 'auth' ? createCallbackUrl(url.searchParams, scenario.hasServerSession) : undefined;
  };
  const serveFrame = (frame: HTMLIFrameElement) => {
    const page = frame.contentWindow;
    const send = (data: string | undefined) => {
      const origin = new URL(data?.startsWith('http') ? data : realmUrl).origin;
      if (data !== undefined && page)
        window.dispatchEvent(new MessageEvent('message', { data, origin, source: page }));
    };
    if (page) page.postMessage = () => send(sessionAnswer === 'silent' ? undefined : sessionAnswer);
    frame.dispatchEvent(new Event('load'));
    send(frameAnswer(frame));
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLIFrameElement) serveFrame(node);
    }
  });

  return {
    fetch: fetchFn,
    open: () => observer.observe(document.body, { childList: true }),
    close: () => observer.disconnect(),
    /** Simulates a user who signs in in the popup. */
    serveWindow(url: string) {
      const channel = new BroadcastChannel('advantage.sign-in-answer');
      channel.postMessage(createCallbackUrl(new URL(url).searchParams, true));
      channel.close();
    },
    reportSession(change: 'changed' | 'error' | 'silent') {
      sessionAnswer = change;
    },
    /** Marks a code as used, as if someone else had exchanged it first. */
    useCode: (code: string) => used.add(code),
    /** Stores the state that the console saves before it redirects here, so that it recognizes the response. */
    allowRedirectTo(origin: string, state: string) {
      const callbackState = {
        state,
        nonce: 'nonce-1',
        redirectUri: `${origin}/admin`,
        pkceCodeVerifier: 'verifier',
        expires: Date.now() + 3_600_000,
      };
      localStorage.setItem(`kc-callback-${state}`, JSON.stringify(callbackState));
    },
  };
}
