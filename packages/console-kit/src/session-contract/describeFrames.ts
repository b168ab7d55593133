import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { Scene } from './scene.ts';

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
