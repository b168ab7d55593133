import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoPassword } from './signIn.ts';

/** A server may close an idle connection just as it's used again. Signing in twice changes nothing. */
const retries = { maxRetries: 2 };

/** Signs a user in directly at the sign-in server, without its page, for journeys that begin in the console. */
export async function signInDirectly(page: Page, person: string) {
  const config = await page.request.get('/config.json', retries);
  const { keycloak } = await config.json();
  const query = new URLSearchParams({
    client_id: keycloak.clientId,
    redirect_uri: new URL('/admin', config.url()).href,
    response_type: 'code',
    scope: 'openid',
    state: 'e2e',
    code_challenge: createHash('sha256').update('e2e').digest('base64url'),
    code_challenge_method: 'S256',
  });
  const url = `${keycloak.url}/realms/${keycloak.realm}/protocol/openid-connect/auth?${query}`;
  const form = await page.request.get(url, retries);
  const response = await page.request.post(form.url(), {
    ...retries,
    form: { username: person, password: demoPassword },
  });
  expect(response.url()).toMatch(/\/admin/);
}

/** Signs a user in directly and opens a page of the console. */
export async function openSignedIn(page: Page, path: string, person: string) {
  await signInDirectly(page, person);
  await page.goto(path);
}
