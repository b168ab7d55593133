import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { SessionScenario } from '../testing/SessionScenario.ts';
import type { Scene } from './scene.ts';

export function describeSignInWithPopup(scene: Scene): void {
  describe('signing in again in another window', () => {
    /** Starts and ends a session, then changes how the server behaves. */
    const end = async (changes: Partial<SessionScenario> = {}) => {
      const run = await scene.begin({ answer: true, path: '/admin?page=2' });
      run.surroundings.signOutInOtherTab();
      await run.settle();
      Object.assign(run.world, changes);
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

    it('AUT-13 goes on with a new token, and the page stays where it is', async () => {
      const run = await end();
      const address = run.surroundings.getAddress();
      expect(await signInWithPopup(run)).toBeUndefined();
      expect(run.session.getState()).toMatchObject({ status: 'signedIn', profile: { username: 'maya' } });
      expect(await run.session.getToken()).toBeTypeOf('string');
      expect(run.surroundings.visited).toEqual(['window']);
      expect(run.surroundings.getAddress()).toBe(address);
    });

    it('AUT-16 raises auth success once more, and ready no more', async () => {
      const run = await end();
      await signInWithPopup(run);
      expect(run.types()).toEqual(['authSuccess', 'ready', 'authLogout', 'authSuccess']);
    });

    it('S9 watches the session again', async () => {
      const run = await end();
      await signInWithPopup(run);
      run.surroundings.signOutInOtherTab();
      await run.settle();
      expect(run.status()).toBe('signedOut');
    });

    it('K2 loads the page again for another person', async () => {
      const run = await end({ claims: { sub: 'person-2' }, idTokenClaims: { sub: 'person-2' } });
      expect(await signInWithPopup(run)).toBeUndefined();
      expect(run.surroundings.visited).toEqual(['window', '/admin']);
      expect(run.status()).toBe('signedOut');
      expect(await run.session.getToken()).toBeUndefined();
    });

    it.each<[string, Partial<SessionScenario>]>([
      ['the server is down', { server: 'down' }],
      ['there is no network', { network: 'offline' }],
    ])('AUT-27 opens no window while %s, and says so', async (_what, changes) => {
      const run = await end(changes);
      expect(await signInWithPopup(run)).toBe(sessionTexts.notReached);
      expect(run.surroundings.visited).toEqual([]);
      expect(run.status()).toBe('signedOut');
    });

    it.each<[string, Partial<SessionScenario>, string]>([
      ['the browser opens no window', { window: 'blocked' }, sessionTexts.noWindow],
      ['the server refuses', { signIn: 'refused' }, sessionTexts.signInFailed],
      ['the id token is not to be believed', { idTokenClaims: { aud: 'other' } }, sessionTexts.answerRefused],
      ['the server sends no id token', { hasIdToken: false }, sessionTexts.answerRefused],
      ['the profile cannot be loaded', { profileAnswer: 'failed' }, sessionTexts.profileFailed],
    ])('AUT-14 says so when %s, and holds no token', async (_what, changes, text) => {
      const run = await end(changes);
      expect(await signInWithPopup(run)).toBe(text);
      expect(run.status()).toBe('signedOut');
      expect(await run.session.getToken()).toBeUndefined();
    });
  });
}
