import { describe, expect, it, vi } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { SessionScenario } from '../testing/SessionScenario.ts';
import { issuer, noon, type Scene } from './scene.ts';

export function describeSignIn(scene: Scene): void {
  describe('signing in', () => {
    it('AUT-1 redirects to the authorization endpoint', async () => {
      const run = await scene.begin({ hasServerSession: false });
      await run.session.login('/admin/all-referrals');
      await run.settle();
      expect(run.status()).toBe('leaving');
      expect(run.harness.visited[0]).toContain(`${issuer}/protocol/openid-connect/auth`);
    });

    const redirect = async (storage: Storage | undefined, changes: Partial<SessionScenario> = {}) => {
      const run = await scene.begin({ hasServerSession: false, ...changes }, storage);
      await run.session.login('/admin');
      await run.settle();
      return run;
    };
    const redirectTimes = async (times: number) => {
      let run = await redirect(undefined);
      for (let time = 1; time < times; time += 1) run = await redirect(run.harness.storage);
      return run;
    };

    it('K4 S4 is stopped at the fourth redirect within a minute', async () => {
      expect((await redirectTimes(3)).status()).toBe('leaving');
      const fourth = await redirectTimes(4);
      expect(fourth.status()).toBe('stopped');
      expect(fourth.harness.visited).toEqual([]);
    });

    it('K4 continues when the user tries again', async () => {
      const run = await redirectTimes(4);
      await run.session.tryAgain();
      await run.settle();
      expect(run.status()).toBe('leaving');
      expect(run.harness.visited).toHaveLength(1);
    });

    it('K4 counts only redirects within the last minute', async () => {
      const run = await redirectTimes(3);
      await run.pass(60);
      expect((await redirect(run.harness.storage)).status()).toBe('leaving');
    });

    it('K4 AUT-30 resets the count when the user reloads the page, or goes back or forward to it', async () => {
      const run = await redirectTimes(3);
      expect((await redirect(run.harness.storage, { isRevisit: true })).status()).toBe('leaving');
    });

    it('AUT-30 resets the count when the user goes back to a page that the browser kept', async () => {
      const run = await redirectTimes(3);
      run.harness.restorePage();
      expect((await redirect(run.harness.storage)).status()).toBe('leaving');
    });

    it('K4 keeps the count if the clock is set back a little', async () => {
      const run = await redirectTimes(3);
      vi.setSystemTime(new Date(noon.getTime() - 30_000));
      expect((await redirect(run.harness.storage)).status()).toBe('stopped');
    });

    it('S5 fails without a redirect while the server is down, and can be retried when it is up', async () => {
      const run = await redirect(undefined, { server: 'down' });
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.notReached });
      expect(run.harness.visited).toEqual([]);
      run.scenario.server = 'up';
      await run.session.tryAgain();
      await run.settle();
      expect(run.harness.visited).toHaveLength(1);
    });

    it('S5 fails without a redirect if the server does not respond within 10 s', async () => {
      const run = await scene.begin({ hasServerSession: false, server: 'silent' });
      void run.session.login('/admin');
      await run.pass(10);
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.noAnswer });
      expect(run.harness.visited).toEqual([]);
    });

    it('AUT-26 AUT-27 continues automatically once the server can be reached again', async () => {
      const run = await redirect(undefined, { server: 'down' });
      await run.pass(30);
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.notReached });
      expect(run.harness.visited).toEqual([]);
      run.scenario.server = 'up';
      await run.pass(5);
      expect(run.status()).toBe('leaving');
      expect(run.harness.visited).toHaveLength(1);
    });

    it('AUT-27 stays on the page if the user tries again while the server is down', async () => {
      const run = await redirect(undefined, { server: 'down' });
      await run.session.tryAgain();
      await run.settle();
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.notReached });
      expect(run.harness.visited).toEqual([]);
    });

    it('LIV-20 redirects if the browser says that it is offline but the server responds', async () => {
      const run = await redirect(undefined, { network: 'offline' });
      expect(run.status()).toBe('leaving');
      expect(run.harness.visited).toHaveLength(1);
    });

    it('LIV-20 keeps trying while the browser says that it is offline', async () => {
      const run = await redirect(undefined, { network: 'offline', server: 'down' });
      expect(run.status()).toBe('offline');
      run.scenario.server = 'up';
      await run.pass(5);
      expect(run.status()).toBe('leaving');
    });

    it('AUT-28 reports a missing network as offline, and continues as soon as it is back', async () => {
      const run = await redirect(undefined, { network: 'offline', server: 'down' });
      expect(run.status()).toBe('offline');
      run.scenario.server = 'up';
      run.harness.restoreNetwork();
      await run.settle();
      expect(run.status()).toBe('leaving');
      expect(run.harness.visited).toHaveLength(1);
    });

    it('AUT-27 waits for startup to finish if the user tries again early', async () => {
      const driver = scene.createDriver({ hasServerSession: false });
      const started = driver.session.start();
      const again = driver.session.tryAgain();
      await driver.settle();
      await Promise.all([started, again]);
      expect(driver.session.getState().status).toBe('leaving');
      expect(driver.harness.visited).toHaveLength(1);
    });

    it('reloads the page when the user returns from the sign-in server with Back', async () => {
      const run = await redirect(undefined, { path: '/admin/dashboard?x=1' });
      run.harness.restorePage();
      expect(run.harness.visited.at(-1)).toBe('/admin/dashboard?x=1');
    });

    it('does not reload a signed-in page when the user returns to it with Back', async () => {
      const run = await scene.begin();
      run.harness.restorePage();
      expect(run.harness.visited).toEqual([]);
    });

    it('can be retried after a failure and then returns to the same page', async () => {
      const run = await scene.begin({ profileAnswer: 'failed', path: '/admin/marketplaces/7?tab=2' });
      await run.session.tryAgain();
      await run.settle();
      const back = await scene.begin({ answer: true, path: '/admin' }, run.harness.storage);
      expect(back.harness.getAddress()).toBe('/admin/marketplaces/7?tab=2');
    });
  });
}

export function describeSignInWithPopup(scene: Scene): void {
  describe('signing in again with a pop-up', () => {
    /** Starts and ends a session, then changes how the server behaves. */
    const end = async (changes: Partial<SessionScenario> = {}) => {
      const run = await scene.begin({ answer: true, path: '/admin?page=2' });
      run.harness.signOutInOtherTab();
      await run.settle();
      Object.assign(run.scenario, changes);
      return run;
    };
    const signInWithPopup = async (run: Awaited<ReturnType<typeof end>>) => {
      const outcome = run.session.signInWithPopup().then(
        () => undefined,
        (error: Error) => error.message,
      );
      await run.settle();
      return outcome;
    };

    it('AUT-13 continues with a new token and stays on the page', async () => {
      const run = await end();
      const address = run.harness.getAddress();
      expect(await signInWithPopup(run)).toBeUndefined();
      expect(run.session.getState()).toMatchObject({ status: 'signedIn', profile: { username: 'maya' } });
      expect(await run.session.getToken()).toBeTypeOf('string');
      expect(run.harness.visited).toEqual(['window']);
      expect(run.harness.getAddress()).toBe(address);
    });

    it('AUT-16 emits authSuccess again, but not ready', async () => {
      const run = await end();
      await signInWithPopup(run);
      expect(run.types()).toEqual(['authSuccess', 'ready', 'authLogout', 'authSuccess']);
    });

    it('S9 resumes listening for sign-outs in other tabs', async () => {
      const run = await end();
      await signInWithPopup(run);
      run.harness.signOutInOtherTab();
      await run.settle();
      expect(run.status()).toBe('signedOut');
    });

    it('K2 reloads the page if another user signs in', async () => {
      const run = await end({ claims: { sub: 'person-2' }, idTokenClaims: { sub: 'person-2' } });
      expect(await signInWithPopup(run)).toBeUndefined();
      expect(run.harness.visited).toEqual(['window', '/admin']);
      expect(run.status()).toBe('signedOut');
      expect(await run.session.getToken()).toBeUndefined();
    });

    it.each<[string, Partial<SessionScenario>]>([
      ['the server is down', { server: 'down' }],
      ['there is no network', { server: 'down', network: 'offline' }],
    ])('AUT-27 rejects without opening a window while %s', async (_what, changes) => {
      const run = await end(changes);
      expect(await signInWithPopup(run)).toBe(sessionTexts.notReached);
      expect(run.harness.visited).toEqual([]);
      expect(run.status()).toBe('signedOut');
    });

    it.each<[string, Partial<SessionScenario>, string]>([
      ['the browser opens no window', { window: 'blocked' }, sessionTexts.noWindow],
      ['the server refuses', { signIn: 'refused' }, sessionTexts.signInFailed],
      ['the id token is for another client', { idTokenClaims: { aud: 'other' } }, sessionTexts.answerRefused],
      ['the server sends no id token', { hasIdToken: false }, sessionTexts.answerRefused],
      ['the profile cannot be loaded', { profileAnswer: 'failed' }, sessionTexts.profileFailed],
    ])('AUT-14 rejects without a token when %s', async (_what, changes, text) => {
      const run = await end(changes);
      expect(await signInWithPopup(run)).toBe(text);
      expect(run.status()).toBe('signedOut');
      expect(await run.session.getToken()).toBeUndefined();
    });
  });
}

export function describeSignOut(scene: Scene): void {
  describe('signing out', () => {
    it('RTE-18 AUT-6 ends the session, notifies the other tabs and returns to /admin', async () => {
      const run = await scene.begin();
      await run.session.logout();
      expect(run.status()).toBe('leaving');
      expect(run.harness.visited).toEqual(['/admin']);
      expect(run.harness.announced).toBe(1);
      expect(await run.session.getToken()).toBeUndefined();
      expect(run.types()).toContain('authLogout');
    });

    it('AUT-30 starts a new count of redirects', async () => {
      let storage: Storage | undefined;
      for (let time = 0; time < 4; time += 1) {
        const { harness, session } = await scene.begin({ path: '/admin' }, storage);
        await session.logout();
        const back = await scene.begin({ path: '/admin', hasServerSession: false }, harness.storage);
        await back.session.login('/admin');
        await back.settle();
        expect(back.status()).toBe('leaving');
        ({ storage } = back.harness);
      }
    });

    it('AUT-18 rejects and keeps the session if the server returns an error code', async () => {
      const run = await scene.begin({ logout: 'refused' });
      await expect(run.session.logout()).rejects.toThrow('Logout failed, request returned an error code.');
      expect(run.status()).toBe('signedIn');
      expect(run.harness.visited).toEqual([]);
    });

    it('AUT-6 submits a form if the request is blocked, and notifies the other tabs on return', async () => {
      const run = await scene.begin({ logout: 'blocked' });
      await run.session.logout();
      expect(run.harness.visited).toEqual(['form:logout']);
      expect(run.harness.announced).toBe(0);
      const back = await scene.begin({ path: '/admin', hasServerSession: false }, run.harness.storage);
      expect(back.harness.announced).toBe(1);
      const later = await scene.begin({ path: '/admin', hasServerSession: false }, run.harness.storage);
      expect(later.harness.announced).toBe(0);
    });

    it.each<Partial<SessionScenario>>([{ server: 'down' }, { server: 'down', network: 'offline' }])(
      'AUT-27 rejects with %j, stays on the page and keeps the session',
      async (changes) => {
        const run = await scene.begin({ logout: 'blocked' });
        Object.assign(run.scenario, changes);
        await expect(run.session.logout()).rejects.toThrow(sessionTexts.logoutNotReached);
        expect(run.harness.visited).toEqual([]);
        expect(run.status()).toBe('signedIn');
        expect(await run.session.getToken()).toBeTypeOf('string');
      },
    );

    it('S9 AUT-13 in another tab ends the session here', async () => {
      const run = await scene.begin();
      run.harness.signOutInOtherTab();
      await run.settle();
      expect(run.status()).toBe('signedOut');
      expect(run.types()).toEqual(['authSuccess', 'ready', 'authLogout']);
    });

    it('S9 AUT-5 at the server ends the session here', async () => {
      const run = await scene.begin();
      run.harness.reportSession('changed');
      await run.pass(6);
      expect(run.status()).toBe('signedOut');
      expect(run.types()).toEqual(['authSuccess', 'ready', 'authLogout']);
    });

    it('AUT-16 emits authLogout once, even if it is detected twice', async () => {
      const run = await scene.begin();
      run.harness.signOutInOtherTab();
      run.harness.signOutInOtherTab();
      await run.settle();
      expect(run.types().filter((type) => type === 'authLogout')).toHaveLength(1);
    });

    it('K3 is not assumed if the session check stops responding, which only logs a warning', async () => {
      const run = await scene.begin();
      run.harness.reportSession('silent');
      await run.pass(16);
      expect(run.status()).toBe('signedIn');
      expect(run.harness.warnings).toEqual([sessionTexts.monitorSilent]);
    });
  });
}
