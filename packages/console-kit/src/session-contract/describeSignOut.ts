import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { SessionScenario } from '../testing/SessionScenario.ts';
import type { Scene } from './scene.ts';

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
