import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { SessionScenario } from '../testing/SessionScenario.ts';
import type { Scene } from './scene.ts';

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
