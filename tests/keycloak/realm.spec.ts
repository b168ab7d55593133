import { expect, test } from '@playwright/test';
import { clientId, consoleUrl, otherSiteUrl, protocolUrl } from './environment.ts';

// Requests that the imported realm rejects from any caller.

const asked = {
  client_id: clientId,
  redirect_uri: `${consoleUrl}/admin`,
  response_type: 'code',
  response_mode: 'fragment',
  scope: 'openid',
  state: 'state',
  nonce: 'nonce',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};

const authUrl = (changes: Readonly<Record<string, string | undefined>>) => {
  const url = new URL(`${protocolUrl}/auth`);
  for (const [name, value] of Object.entries({ ...asked, ...changes }))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
};

test('AUT-1 shows the sign-in page for both origins of the console', async ({ request }) => {
  for (const origin of [consoleUrl, otherSiteUrl]) {
    const response = await request.get(authUrl({ redirect_uri: `${origin}/admin` }), { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  }
});

const refusals = [
  [
    'without a code challenge',
    { code_challenge: undefined, code_challenge_method: undefined },
    'invalid_request',
  ],
  ['with a plain code challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['in the implicit flow', { response_type: 'id_token token' }, 'unauthorized_client'],
  ['in the hybrid flow', { response_type: 'code id_token' }, 'unauthorized_client'],
] as const;

for (const [what, changes, error] of refusals) {
  test(`AUT-1 refuses a sign-in ${what}`, async ({ request }) => {
    const response = await request.get(authUrl(changes), { maxRedirects: 0 });
    const answer = new URL(response.headers().location ?? '').hash;
    expect(new URLSearchParams(answer.slice(1)).get('error')).toBe(error);
  });
}

for (const address of [
  'https://evil.example/admin',
  `${consoleUrl}.evil.example/admin`,
  `${consoleUrl}/admin/../elsewhere`,
  `${consoleUrl}/public-referrals`,
]) {
  test(`S3 never redirects to ${address}`, async ({ request }) => {
    const response = await request.get(authUrl({ redirect_uri: address }), { maxRedirects: 0 });
    expect(response.status()).toBe(400);
    expect(response.headers().location).toBeUndefined();
    const signOut = await request.get(`${protocolUrl}/logout`, {
      params: { client_id: clientId, post_logout_redirect_uri: address },
      maxRedirects: 0,
    });
    expect(signOut.status()).toBe(400);
  });
}

test('AUT-1 refuses the password grant', async ({ request }) => {
  const form = {
    grant_type: 'password',
    client_id: clientId,
    username: 'producer',
    password: 'advantage-demo',
  };
  const response = await request.post(`${protocolUrl}/token`, { form });
  expect(await response.json()).toMatchObject({ error: 'unauthorized_client' });
});

test('S7 lets only the console read tokens', async ({ request }) => {
  const from = async (origin: string) => {
    const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: 'none' };
    const response = await request.post(`${protocolUrl}/token`, { form, headers: { origin } });
    return response.headers()['access-control-allow-origin'];
  };
  expect(await from(consoleUrl)).toBe(consoleUrl);
  expect(await from('https://evil.example')).toBeUndefined();
});
