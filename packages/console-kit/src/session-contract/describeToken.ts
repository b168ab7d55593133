import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { SessionScenario } from '../testing/SessionScenario.ts';
import { issuer, noon, type Scene } from './scene.ts';

export function describeToken(scene: Scene): void {
  describe('the access token', () => {
    it('is undefined while nobody is signed in', async () => {
      expect(await (await scene.begin({ hasServerSession: false })).session.getToken()).toBeUndefined();
    });

    it('AUT-11 is not refreshed while 20 s or more remain', async () => {
      const run = await scene.begin({ lifetime: 60 });
      const token = await run.session.getToken(20);
      await run.pass(39);
      expect(await run.session.getToken(20)).toBe(token);
      expect(run.types()).not.toContain('refreshSuccess');
    });

    it('AUT-11 AUT-16 is refreshed when less than 20 s remain', async () => {
      const run = await scene.begin({ lifetime: 60 });
      const token = await run.session.getToken(20);
      await run.pass(41);
      expect(await run.session.getToken(20)).not.toBe(token);
      expect(run.types()).toContain('refreshSuccess');
    });

    it('AUT-10 is refreshed by default when less than 5 s remain', async () => {
      const run = await scene.begin({ lifetime: 60 });
      const token = await run.session.getToken();
      await run.pass(54);
      expect(await run.session.getToken()).toBe(token);
      await run.pass(2);
      expect(await run.session.getToken()).not.toBe(token);
    });

    it('S6 is refreshed once for 100 concurrent calls', async () => {
      const run = await scene.begin({ lifetime: 60 });
      await run.pass(50);
      const tokens = await Promise.all(Array.from({ length: 100 }, () => run.session.getToken(20)));
      expect(new Set(tokens).size).toBe(1);
      expect(run.types().filter((type) => type === 'refreshSuccess')).toHaveLength(1);
    });

    it('AUT-12 AUT-13 is cleared if the server refuses a refresh with a 400', async () => {
      const run = await scene.begin({ lifetime: 60, refresh: 'refused' });
      await run.pass(50);
      expect(await run.session.getToken(20)).toBeUndefined();
      expect(run.status()).toBe('signedOut');
      expect(run.types()).toEqual(['authSuccess', 'ready', 'authLogout', 'refreshError']);
    });

    it('AUT-12 is kept if a refresh fails in another way', async () => {
      const run = await scene.begin({ lifetime: 60, refresh: 'failed' });
      const token = await run.session.getToken();
      await run.pass(50);
      expect(await run.session.getToken(20)).toBe(token);
      expect(run.status()).toBe('signedIn');
      expect(run.types()).toContain('refreshError');
    });

    it('S6 is never returned expired over 30 minutes, with refreshes failing at every 7th call', async () => {
      const run = await scene.begin({ lifetime: 30 });
      const secondsLeft: number[] = [];
      for (let call = 1; call <= 600; call += 1) {
        run.scenario.refresh = call % 7 === 0 ? 'failed' : 'granted';
        await run.pass(3);
        const [, claims = ''] = (await run.session.getToken(20))?.split('.') ?? [];
        secondsLeft.push(JSON.parse(atob(claims)).exp - Date.now() / 1000);
      }
      expect(Math.min(...secondsLeft)).toBeGreaterThan(0);
      const refreshed = run.types().filter((type) => type === 'refreshSuccess').length;
      expect(refreshed).toBeGreaterThanOrEqual(60);
      expect(refreshed).toBeLessThanOrEqual(180);
      expect(run.status()).toBe('signedIn');
    });

    it('S6 is never returned once it has expired', async () => {
      const run = await scene.begin({ lifetime: 60, refresh: 'failed' });
      await run.pass(60);
      await expect(run.session.getToken(20)).rejects.toThrow(sessionTexts.expired);
      await run.pass(1);
      await expect(run.session.getToken(20)).rejects.toThrow(sessionTexts.expired);
    });

    it('K3 S5 is returned after 10 s if a refresh hangs, with one warning', async () => {
      const run = await scene.begin({ lifetime: 60, refresh: 'silent' });
      await run.pass(45);
      const token = run.session.getToken(20);
      await run.pass(10);
      expect(await token).toBeTypeOf('string');
      const late = run.session.getToken(20).catch((error: Error) => error.message);
      await run.pass(10);
      expect(await late).toBe(sessionTexts.expired);
      expect(run.harness.warnings).toEqual([sessionTexts.refreshSilent]);
      expect(run.types().filter((type) => type === 'refreshError')).toHaveLength(2);
    });

    it('AUT-16 emits tokenExpired when it expires', async () => {
      const run = await scene.begin({ lifetime: 60 });
      await run.pass(59);
      expect(run.types()).not.toContain('tokenExpired');
      await run.pass(2);
      expect(run.types().filter((type) => type === 'tokenExpired')).toHaveLength(1);
    });

    it('is returned without a refresh token as long as it is valid', async () => {
      const run = await scene.begin({ lifetime: 60, hasRefreshToken: false });
      expect(await run.session.getToken(120)).toBeTypeOf('string');
    });

    it('AUT-24 cannot be refreshed without a refresh token', async () => {
      const run = await scene.begin({ lifetime: 60, hasRefreshToken: false });
      await run.pass(61);
      await expect(run.session.getToken()).rejects.toThrow(
        'Failed to refresh the token, or the session is expired',
      );
    });
  });
}

export function describeIdToken(scene: Scene): void {
  describe('the ID token', () => {
    const ahead = (seconds: number) => Math.floor(noon.getTime() / 1000) + seconds;
    it.each<[string, Partial<SessionScenario>]>([
      ['iss of another server', { idTokenClaims: { iss: 'https://evil.example.org' } }],
      ['aud of another client', { idTokenClaims: { aud: 'other' } }],
      ['a list in aud without azp', { idTokenClaims: { aud: ['other', 'advantage-console'] } }],
      ['azp of another client', { idTokenClaims: { azp: 'other' } }],
      ['exp in the past', { idTokenClaims: { exp: ahead(-1) } }],
      ['iat more than 5 minutes ahead', { idTokenClaims: { iat: ahead(301), exp: ahead(900) } }],
      ['nbf more than 5 minutes ahead', { idTokenClaims: { nbf: ahead(301), exp: ahead(900) } }],
      ['no sub', { idTokenClaims: { sub: undefined } }],
      ["a sub that isn't the access token's", { idTokenClaims: { sub: 'person-2' } }],
      ['no exp', { idTokenClaims: { exp: undefined } }],
      ['alg none', { idTokenHeader: { alg: 'none' } }],
      ['no alg', { idTokenHeader: {} }],
      ['no token at all', { hasIdToken: false }],
    ])('S2 K2 is refused with %s, before authSuccess is emitted', async (_what, changes) => {
      const run = await scene.begin({ ...changes, answer: true, path: '/admin' });
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.answerRefused });
      expect(run.types()).toEqual(['authError']);
      expect(await run.session.getToken()).toBeUndefined();
    });

    it.each<[string, Partial<SessionScenario>]>([
      [
        'a list in aud with azp',
        { idTokenClaims: { aud: ['other', 'advantage-console'], azp: 'advantage-console' } },
      ],
      ['iat 5 minutes ahead', { idTokenClaims: { iat: ahead(300) } }],
      ['a clock 10 minutes fast', { clockSkew: 600 }],
      ['a clock 10 minutes slow', { clockSkew: -600 }],
      ['a clock a day fast', { clockSkew: 86_400 }],
      ['a clock a day slow', { clockSkew: -86_400 }],
    ])('S6 K2 is accepted with %s', async (_what, changes) => {
      expect((await scene.begin({ ...changes, answer: true, path: '/admin' })).status()).toBe('signedIn');
    });

    it('K2 ends the session if it names another user after a refresh', async () => {
      const run = await scene.begin({ lifetime: 60 });
      run.scenario.claims = { sub: 'person-2' };
      run.scenario.idTokenClaims = { sub: 'person-2' };
      await run.pass(50);
      expect(await run.session.getToken(20)).toBeUndefined();
      expect(run.status()).toBe('signedOut');
      expect(run.types()).toEqual(['authSuccess', 'ready', 'authLogout', 'refreshError']);
    });

    it('is optional in a refresh', async () => {
      const run = await scene.begin({ lifetime: 60 });
      run.scenario.hasIdToken = false;
      await run.pass(50);
      expect(await run.session.getToken(20)).toBeTypeOf('string');
      expect(run.status()).toBe('signedIn');
    });
  });
}

export function describeProfile(scene: Scene): void {
  describe('profile and account', () => {
    it('AUT-22 rejects loading the profile while signed out', async () => {
      const run = await scene.begin({ hasServerSession: false });
      await expect(run.session.loadProfile()).rejects.toThrow(
        'The user profile was not loaded as the user is not logged in.',
      );
    });

    it('reloads the profile', async () => {
      const run = await scene.begin();
      run.scenario.profile = { username: 'maya', firstName: 'M.' };
      expect(await run.session.loadProfile()).toEqual({ username: 'maya', firstName: 'M.' });
    });

    it.each<[string, Partial<SessionScenario>]>([
      ['without a session', { hasServerSession: false }],
      ['without a loaded profile', { profileAnswer: 'failed' }],
    ])('AUT-21 throws instead of returning a user name %s', async (_what, changes) => {
      const { session } = await scene.begin(changes);
      expect(() => session.getUsername()).toThrow('User not logged in or user profile was not loaded.');
    });

    it('AUT-21 throws instead of returning a user name after signing out', async () => {
      const run = await scene.begin();
      run.harness.signOutInOtherTab();
      await run.settle();
      expect(() => run.session.getUsername()).toThrow(sessionTexts.noUsername);
    });

    it('goes to the account pages', async () => {
      const run = await scene.begin();
      await run.session.accountManagement();
      expect(run.harness.visited[0]).toContain(`${issuer}/account`);
    });

    it('AUT-27 rejects and stays on the page if the account pages cannot be reached', async () => {
      const run = await scene.begin();
      run.scenario.server = 'down';
      await expect(run.session.accountManagement()).rejects.toThrow(sessionTexts.notReached);
      expect(run.harness.visited).toEqual([]);
    });
  });
}
