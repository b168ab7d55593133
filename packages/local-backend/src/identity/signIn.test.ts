import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, people } from '../access/people.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ referrals: 10 });
});
afterAll(() => backend.close());

async function opened() {
  const browser = backend.browser();
  const request = browser.createSignInRequest();
  const url = (await browser.fetch(request.url)).headers.get('location') ?? '';
  const submit = (form: Record<string, string>) => browser.submit(url, form, { origin: backend.url });
  return { browser, url, submit, page: await (await browser.fetch(url)).text() };
}

describe('the sign-in page', () => {
  it('BCK-8 BCK-9 lists the demo users with their agencies and the password', async () => {
    const { page } = await opened();
    for (const { username, agencyName } of people) {
      expect(page).toContain(`value="${username}"`);
      expect(page).toContain(agencyName);
    }
    expect(page).toContain(`Password <b>${demoPassword}</b>`);
    expect(people.map(({ username }) => username)).toEqual([
      'admin',
      'agency-admin',
      'producer',
      'carrier',
      'bridge-admin',
      'bridge-producer',
      'bridge-carrier',
    ]);
  });

  it('BCK-9 fills in the selected user without a script', async () => {
    const { browser, url } = await opened();
    const page = await (await browser.fetch(`${url}?username=bridge-carrier`)).text();
    expect(page).toMatch(/id="username" name="username" value="bridge-carrier"/);
    expect(page).toContain(`name="password" value="${demoPassword}"`);
  });

  it.each(people.map(({ username }) => username))('BCK-8 signs in %s', async (username) => {
    const answer = await backend.browser().signIn(username);
    expect(answer.get('code')).toBeTruthy();
  });

  it.each([
    [{ username: 'producer', password: 'wrong' }, 'Invalid username or password.'],
    [{ username: 'nobody', password: demoPassword }, 'Invalid username or password.'],
    [{ username: '', password: demoPassword }, 'Enter your username.'],
    [{ username: 'producer', password: '' }, 'Enter your password.'],
  ])('BCK-9 says what is wrong with %j', async (form, words) => {
    const { submit } = await opened();
    const response = await submit(form);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(words);
    expect(page).toContain('role="alert"');
    expect(page).toContain('aria-invalid="true"');
  });

  it('BCK-9 escapes the text that was entered', async () => {
    const { submit } = await opened();
    const page = await (await submit({ username: '"><script>alert(1)</script>', password: 'x' })).text();
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('BCK-3 accepts its form only from its own origin and up to a size limit', async () => {
    const { browser, url, submit } = await opened();
    const form = { username: 'producer', password: demoPassword };
    expect((await browser.submit(url, form, { origin: backend.consoleOrigin })).status).toBe(403);
    expect((await browser.submit(url, form, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await submit({ ...form, filler: 'x'.repeat(300_000) })).status).toBe(413);
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await browser.fetch(url, json)).status).toBe(415);
  });

  it('BCK-3 reports the sign-in of another browser as expired', async () => {
    const { url } = await opened();
    const response = await backend.browser().submit(url, { username: 'producer', password: demoPassword });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('This sign-in has expired. Please start again.');
    expect(page).toContain(`href="${backend.consoleOrigin}/admin"`);
  });

  it('AUT-30 leads back to the console once someone has signed in with it', async () => {
    const { browser, url, submit } = await opened();
    const answer = await submit({ username: 'producer', password: demoPassword });
    await browser.fetch(answer.headers.get('location') ?? '');
    const response = await browser.fetch(url);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${backend.consoleOrigin}/admin`);
  });

  it('BRD-2 has the brand of the console that sent the user, also after a mistake, and no word about realms', async () => {
    const browser = backend.browser();
    const directory = backend.consoleOrigin.replace('127.0.0.1', 'www.trustedchoice.localhost');
    const request = browser.createSignInRequest({ redirect_uri: `${directory}/` });
    const url = (await browser.fetch(request.url)).headers.get('location') ?? '';
    const form = { username: 'producer', password: 'wrong' };
    for (const response of [browser.fetch(url), browser.submit(url, form, { origin: backend.url })]) {
      const page = await (await response).text();
      expect(page).toContain('data-brand="advantage"');
      const words = page.replaceAll(/<[^>]*>/g, ' ');
      expect(words).not.toMatch(/realm/i);
    }
  });

  it('BRD-2 uses the Advantage brand on the directory host and the Bridge brand elsewhere', async () => {
    const { page } = await opened();
    expect(page).toContain('data-brand="bridge"');
    const asset = await backend.get('/realms/advantage/assets/page.css');
    expect(asset.headers.get('content-type')).toContain('text/css');
    const { brandOfHost } = await import('./pages/layout.ts');
    expect(brandOfHost('www.trustedchoice.localhost')).toBe('advantage');
    expect(brandOfHost('trustedchoice.com')).toBe('advantage');
    expect(brandOfHost('nottrustedchoice.com')).toBe('bridge');
    expect(brandOfHost('127.0.0.1')).toBe('bridge');
  });

  it('AUT-4 is not shown for a silent sign-in', async () => {
    const browser = backend.browser();
    const stranger = await browser.fetch(browser.createSignInRequest({ prompt: 'none' }).url);
    expect(stranger.headers.get('location')).toContain('error=login_required');
    await browser.signIn('carrier');
    const known = await browser.fetch(browser.createSignInRequest({ prompt: 'none' }).url);
    expect(known.headers.get('location')).toContain('code=');
  });
});

describe('the demo users', () => {
  const lookup = async (asked: string, username: string) =>
    backend.get(`/api/v3/user?username=${asked}`, { authorization: await backend.bearer(username) });

  it('API-32 can look themselves up', async () => {
    expect(await (await lookup('producer', 'producer')).json()).toEqual({
      firstName: 'Maya',
      lastName: 'Okafor',
      agencyName: 'Harbor Point Insurance',
      city: 'Savannah',
      state: 'GA',
    });
  });

  it('API-32 ERR-5 get a 404 for an unknown user name', async () => {
    expect((await lookup('nobody', 'admin')).status).toBe(404);
  });

  it('ROL-3 have their roles split between realm and client', () => {
    for (const { realmRoles } of people) expect(realmRoles.length).toBeGreaterThan(0);
    expect(people.filter(({ clientRoles }) => clientRoles.length > 0).length).toBeGreaterThan(5);
  });
});
