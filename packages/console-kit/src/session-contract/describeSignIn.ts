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
