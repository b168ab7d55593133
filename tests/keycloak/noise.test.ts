import { expect, it } from 'vitest';
import { consoleUrl, keycloakUrl, protocolUrl, realmUrl } from './environment.ts';
import { isKeycloakNoise } from './noise.ts';

const consolePage = `${consoleUrl}/admin/all-referrals`;
const signInPage = `${protocolUrl}/auth?client_id=advantage-console`;

it.each([
  ['a page of Keycloak', `${realmUrl}/login-actions/authenticate`, signInPage, true],
  ['a sign-in that answers with a 400', signInPage, signInPage, true],
  ['a page of Keycloak that the tab has left already', `${realmUrl}/login-actions/x`, consolePage, true],
  ['a token that is refused to the console', `${protocolUrl}/token`, consolePage, false],
  ['a profile that is refused to the console', `${realmUrl}/account`, consolePage, false],
  ['a file of the console', `${consoleUrl}/assets/x.js`, consolePage, false],
  ['a service that the console calls', 'http://127.0.0.1:4462/api', signInPage, false],
  ['a server with a similar address', `${keycloakUrl}0/x`, signInPage, false],
])('%s', (_what, resource, page, isTheirs) => {
  expect(isKeycloakNoise(resource, page)).toBe(isTheirs);
});
