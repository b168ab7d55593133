import { describe, expect, it, vi } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { Scene } from './scene.ts';

export function describeStart(scene: Scene): void {
  describe('at startup', () => {
    it('AUT-3 signs in silently and loads the profile if the server has a session', async () => {
      const { session, status } = await scene.begin();
      expect(status()).toBe('signedIn');
      expect(session.getState()).toMatchObject({
        profile: { username: 'maya', firstName: 'Maya', lastName: 'Okafor' },
      });
    });

    it('AUT-3 keeps the URL when it signs in silently', async () => {
      const { harness } = await scene.begin({ path: '/admin/all-referrals?state=TX&page=2' });
      expect(harness.getAddress()).toBe('/admin/all-referrals?state=TX&page=2');
    });

    it('AUT-3 signs in with the code from a callback', async () => {
      const { status } = await scene.begin({ answer: true, path: '/admin', hasServerSession: false });
      expect(status()).toBe('signedIn');
    });

    it('AUT-4 does not redirect if nobody is signed in', async () => {
      const { harness, status } = await scene.begin({ hasServerSession: false });
      expect(status()).toBe('signedOut');
      expect(harness.visited).toEqual([]);
    });

    it('AUT-16 emits authSuccess, then ready with true', async () => {
      expect((await scene.begin()).events).toEqual([
        { type: 'authSuccess' },
        { type: 'ready', authenticated: true },
      ]);
    });

    it('AUT-16 emits ready with false if nobody is signed in', async () => {
      expect((await scene.begin({ hasServerSession: false })).events).toEqual([
        { type: 'ready', authenticated: false },
      ]);
    });

    it('K5 starts only once, even if start is called again', async () => {
      const { session, started, types } = await scene.begin();
      await Promise.all([started, session.start(), session.start()]);
      expect(types()).toEqual(['authSuccess', 'ready']);
    });

    it('has the status "starting" at first', () => {
      expect(scene.createDriver().session.getState()).toEqual({ status: 'starting' });
    });

    it('notifies subscribers of changes until they unsubscribe', async () => {
      const driver = scene.createDriver();
      const stayed = vi.fn();
      const left = vi.fn();
      driver.session.subscribe(stayed);
      driver.session.subscribe(left)();
      void driver.session.start();
      await driver.settle();
      expect(stayed).toHaveBeenCalled();
      expect(left).not.toHaveBeenCalled();
    });

    it('AUT-16 emits no events to listeners that unsubscribed', async () => {
      const driver = scene.createDriver();
      const left = vi.fn();
      driver.session.onEvent(left)();
      void driver.session.start();
      await driver.settle();
      expect(left).not.toHaveBeenCalled();
    });

    it('AUT-25 knows the user name of the loaded profile', async () => {
      expect((await scene.begin()).session.getUsername()).toBe('maya');
    });

    it('S5 fails after 10 s if the profile request hangs', async () => {
      const run = await scene.begin({ profileAnswer: 'silent' });
      await run.pass(10);
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.profileFailed });
      expect(await run.session.getToken()).toBeUndefined();
    });

    it('fails at once if the profile cannot be loaded', async () => {
      expect((await scene.begin({ profileAnswer: 'failed' })).session.getState()).toMatchObject({
        message: sessionTexts.profileFailed,
      });
    });
  });
}
