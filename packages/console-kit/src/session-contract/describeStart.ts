import { describe, expect, it, vi } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { SessionScenario } from '../testing/SessionScenario.ts';
import { issuer, type Scene } from './scene.ts';

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

/**
 * Simulates a minute in a tab that opens sign-in whenever it's signed out. Returns the number of redirects and the
 * final status.
 */
async function playMinute(scene: Scene, changes: Partial<SessionScenario>, frame?: 'changed' | 'error') {
  let storage: Storage | undefined;
  let redirects = 0;
  let status = '';
  for (let seconds = 0; seconds < 60; seconds += 6) {
    const run = await scene.begin({ ...changes, answer: redirects > 0, path: '/admin' }, storage);
    ({ storage } = run.harness);
    if (frame) run.harness.reportSession(frame);
    await run.pass(6);
    if (run.status() === 'signedOut') await run.session.login('/admin');
    await run.settle();
    redirects += run.harness.visited.length;
    status = run.status();
    if (run.harness.visited.length === 0) break;
  }
  return { redirects, status };
}

export function describeRedirectLoops(scene: Scene): void {
  describe('redirect loops', () => {
    it('S4 K4 stop after three redirects if the session check always reports a change', async () => {
      expect(await playMinute(scene, {}, 'changed')).toEqual({ redirects: 3, status: 'stopped' });
    });

    it('S4 K4 AUT-26 do not start if the session check always reports an error', async () => {
      expect(await playMinute(scene, {}, 'error')).toEqual({ redirects: 0, status: 'signedIn' });
    });

    it.each<[string, Partial<SessionScenario>, string]>([
      ['where third-party cookies are blocked', { thirdPartyCookies: 'unsupported' }, 'signedIn'],
      ['where the token endpoint refuses every code', { signIn: 'refused' }, 'failed'],
      ['with a clock a day fast', { clockSkew: 86_400, hasServerSession: false }, 'signedIn'],
      ['with a clock a day slow', { clockSkew: -86_400, hasServerSession: false }, 'signedIn'],
    ])('S4 end after one redirect %s', async (_where, changes, status) => {
      expect(await playMinute(scene, changes)).toEqual({ redirects: 1, status });
    });
  });
}

const iss = encodeURIComponent(issuer);

/** Invalid callbacks with the state of a sign-in that this tab waits for. */
const invalid = [
  ['iss of another server', `code=c&state=state-1&iss=${encodeURIComponent('https://evil.example.org')}`],
  ['no iss', 'code=c&state=state-1'],
  ['two codes', `code=c&code=d&state=state-1&iss=${iss}`],
  ['two states', `code=c&state=state-1&state=state-2&iss=${iss}`],
  ['two issuers', `code=c&state=state-1&iss=${iss}&iss=x`],
  ['an error of another server', 'error=access_denied&state=state-1&iss=x'],
] as const;

/** Callbacks that this tab doesn't wait for, even while it waits for one. */
const foreign = [
  ['an unknown state', `code=c&state=unknown&iss=${iss}`],
  ['an unknown state and no iss', 'code=c&state=unknown'],
  ['no state', `code=c&iss=${iss}`],
  ['an error and no state', 'error=access_denied'],
  ['an error for an unknown state', `error=access_denied&state=unknown&iss=${iss}`],
] as const;

export function describeComingBack(scene: Scene): void {
  describe('returning from the sign-in server', () => {
    it('RTE-17 restores the requested page, including the query', async () => {
      const first = await scene.begin({ hasServerSession: false });
      await first.session.login('/admin/feature-flags?state=TX&page=2');
      await first.settle();
      const back = await scene.begin({ answer: true, path: '/admin' }, first.harness.storage);
      expect(back.harness.getAddress()).toBe('/admin/feature-flags?state=TX&page=2');
    });

    it('K8 leads to the start page if the requested URL is on another site', async () => {
      const first = await scene.begin({ hasServerSession: false });
      await first.session.login('//evil.example.org/admin');
      await first.settle();
      const back = await scene.begin({ answer: true, path: '/admin' }, first.harness.storage);
      expect(back.harness.getAddress()).toBe('/admin');
    });

    it('S7 leaves no part of the callback in the URL', async () => {
      expect((await scene.begin({ answer: true, path: '/admin' })).harness.getAddress()).toBe('/admin');
    });

    it.each(invalid)('S2 K1 refuses a callback with %s', async (_what, answer) => {
      const run = await scene.begin({ answer, path: '/admin' });
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.answerRefused });
      expect(run.types()).toEqual(['authError']);
      expect(await run.session.getToken()).toBeUndefined();
      expect(run.harness.getAddress()).toBe('/admin');
    });

    const expectNewStart = async (run: Awaited<ReturnType<Scene['begin']>>, address: string) => {
      expect(run.status()).toBe('signedOut');
      expect(run.types()).toEqual(['ready']);
      expect(await run.session.getToken()).toBeUndefined();
      expect(run.harness.getAddress()).toBe(address);
    };

    it.each(foreign)('S2 AUT-29 ignores a callback with %s', async (_what, answer) => {
      const run = await scene.begin({ answer, path: '/admin', hasServerSession: false });
      await expectNewStart(run, '/admin');
    });

    it.each([...invalid, ['a code that the server refuses', true] as const])(
      'S2 AUT-29 ignores a bookmarked callback with %s and keeps the requested page',
      async (_what, answer) => {
        const path = '/admin/marketplaces/7?tab=2';
        const run = await scene.begin({ answer, path, isAnswerAwaited: false, signIn: 'refused' });
        await expectNewStart(run, path);
      },
    );

    it('AUT-29 ignores a callback that comes more than a minute late and keeps the requested page', async () => {
      const first = await scene.begin({ hasServerSession: false });
      await first.session.login('/admin/feature-flags?state=TX');
      await first.pass(61);
      const back = await scene.begin(
        { answer: true, path: '/admin', signIn: 'refused' },
        first.harness.storage,
      );
      await expectNewStart(back, '/admin/feature-flags?state=TX');
    });

    it('S2 AUT-14 fails without a token if the server refuses the code', async () => {
      const run = await scene.begin({ answer: true, path: '/admin', signIn: 'refused' });
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.signInFailed });
      expect(run.types()).toEqual(['authError']);
      expect(await run.session.getToken()).toBeUndefined();
    });

    it('S5 fails after 10 s if the server does not exchange the code', async () => {
      const run = await scene.begin({ answer: true, path: '/admin', signIn: 'silent' });
      expect(run.status()).toBe('starting');
      await run.pass(10);
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.noAnswer });
    });
  });
}

export function describeFrames(scene: Scene): void {
  describe('when frames do not work', () => {
    it('AUT-17 warns once that silent sign-in and monitoring are off', async () => {
      const run = await scene.begin({ thirdPartyCookies: 'unsupported' });
      expect(run.harness.warnings).toEqual([sessionTexts.thirdPartyBlocked]);
      expect(run.status()).toBe('signedOut');
    });

    it('AUT-17 still signs in with a callback, but does not monitor the session', async () => {
      const run = await scene.begin({ thirdPartyCookies: 'unsupported', answer: true, path: '/admin' });
      run.harness.reportSession('changed');
      await run.pass(6);
      expect(run.status()).toBe('signedIn');
      expect(run.harness.warnings).toEqual([sessionTexts.thirdPartyBlocked]);
    });

    it('AUT-9 AUT-23 S5 gives up on the cookie check after 10 s and continues without frames', async () => {
      const run = await scene.begin({ thirdPartyCookies: 'silent' });
      await run.pass(9.9);
      expect(run.harness.warnings).toEqual([]);
      await run.pass(0.2);
      expect(run.harness.warnings).toEqual([sessionTexts.thirdPartyTimeout]);
      expect(run.status()).toBe('signedOut');
    });

    it('S5 gives up on a silent sign-in after 10 s', async () => {
      const run = await scene.begin({ signIn: 'silent' });
      await run.pass(10);
      expect(run.status()).toBe('signedOut');
      expect(run.harness.visited).toEqual([]);
    });
  });
}
