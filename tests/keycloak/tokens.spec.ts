import type { Page, Response } from '@playwright/test';
import { setTokenLife } from './administration.ts';
import { backendUrl, clientId, protocolUrl, realmUrl } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { firstReferral, signInAt } from './signIn.ts';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

interface Grant {
  readonly form: URLSearchParams;
  readonly tokens: Tokens;
}

interface AccessClaims {
  readonly exp: number;
  readonly iat: number;
  readonly [name: string]: unknown;
}

const claimsOf = (token: string): AccessClaims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const isGrant = (response: Response) => response.url() === `${protocolUrl}/token` && response.ok();

/** Records every token grant. */
function grantsOf(page: Page): Grant[] {
  const grants: Grant[] = [];
  page.on('response', async (response) => {
    if (!isGrant(response)) return;
    const form = new URLSearchParams(response.request().postData() ?? '');
    grants.push({ form, tokens: (await response.json()) as Tokens });
  });
  return grants;
}

/** Records how many seconds each call's token was still valid when it was sent. */
function validitiesOf(page: Page): number[] {
  const validities: number[] = [];
  page.on('request', (request) => {
    const [scheme, token = ''] = (request.headers().authorization ?? '').split(' ');
    if (scheme === 'Bearer' && request.url().startsWith(backendUrl))
      validities.push(claimsOf(token).exp - Date.now() / 1000);
  });
  return validities;
}

const nextRefresh = (page: Page) =>
  page.waitForResponse(
    (response) =>
      isGrant(response) && (response.request().postData() ?? '').includes('grant_type=refresh_token'),
    { timeout: 30_000 },
  );

test.afterEach(() => setTokenLife());

test('ROL-3 S7 the token names user, roles and services, and is not stored in the browser', async ({
  page,
}) => {
  const grants = grantsOf(page);
  await signInAt(page, '/admin', 'agency-admin');
  const [{ access_token = '', refresh_token = '', id_token = '' } = {}] = grants.map(({ tokens }) => tokens);
  expect(claimsOf(access_token)).toMatchObject({
    iss: realmUrl,
    aud: expect.arrayContaining(['advantage-services']),
    azp: clientId,
    sid: expect.any(String),
    preferred_username: 'agency-admin',
    realm_access: { roles: ['ROLE_COMPANY_ADVANTAGE'] },
    resource_access: {
      [clientId]: { roles: ['ROLE_CONSOLE_AGENCY_ADMIN'] },
      account: { roles: ['view-profile'] },
    },
  });
  const traces = await page.evaluate(async () =>
    [
      JSON.stringify(await indexedDB.databases()),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
    ].join('\n'),
  );
  expect(traces).toMatch(/^\[\]\n/);
  for (const token of [access_token, refresh_token, id_token]) {
    expect(token.split('.')).toHaveLength(3);
    expect(traces).not.toContain(token);
  }
});

test('AUT-11 S6 a token is refreshed in its last 20 seconds, with a new refresh token each time', async ({
  page,
}) => {
  await setTokenLife(30);
  const grants = grantsOf(page);
  const validities = validitiesOf(page);
  await signInAt(page, '/admin/acquired-referrals', 'producer');
  for (let round = 0; round < 3; round += 1) await nextRefresh(page);
  await expect(firstReferral(page)).toBeVisible();
  const times = grants.map(({ tokens }) => claimsOf(tokens.access_token));
  const left = times.slice(1).map(({ iat }, round) => (times[round]?.exp ?? 0) - iat);
  expect(Math.max(...left)).toBeLessThanOrEqual(20);
  expect(Math.min(...left)).toBeGreaterThan(10);
  expect(Math.min(...validities)).toBeGreaterThan(19);
  const used = grants.slice(1).map(({ form }) => form.get('refresh_token'));
  expect(used).toEqual(grants.slice(0, -1).map(({ tokens }) => tokens.refresh_token));
});

test('S9 two tabs refresh tokens without signing each other out', async ({ page, context }) => {
  await setTokenLife(30);
  await signInAt(page, '/admin/acquired-referrals', 'producer');
  const tab = await context.newPage();
  await tab.goto('/admin/acquired-referrals');
  for (let round = 1; round <= 2; round += 1) await Promise.all([nextRefresh(page), nextRefresh(tab)]);
  await expect(firstReferral(page)).toBeVisible();
  await expect(firstReferral(tab)).toBeVisible();
});

test('reusing a refresh token invalidates later ones, and the console gets new tokens', async ({
  page,
  request,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource.*400/);
  await setTokenLife(30);
  await signInAt(page, '/admin/acquired-referrals', 'producer');
  const refreshed = await nextRefresh(page);
  const form = Object.fromEntries(new URLSearchParams(refreshed.request().postData() ?? ''));
  const replay = await request.post(`${protocolUrl}/token`, { form });
  expect(replay.status()).toBe(400);
  expect(await replay.json()).toMatchObject({ error: 'invalid_grant' });
  const refusal = page.waitForResponse(
    (response) => response.url() === `${protocolUrl}/token` && response.status() === 400,
  );
  const newTokens = page.waitForResponse(
    (response) => isGrant(response) && (response.request().postData() ?? '').includes('authorization_code'),
  );
  await refusal;
  await newTokens;
  await expect(page).toHaveURL(/\/admin\/acquired-referrals/);
  await expect(firstReferral(page)).toBeVisible();
});
