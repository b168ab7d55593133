import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import { issuer, type Scene } from './scene.ts';

export function describeComingBack(scene: Scene): void {
  describe('coming back from the server', () => {
    it('RTE-17 returns to the page asked for, query included', async () => {
      const first = await scene.begin({ hasServerSession: false });
      await first.session.login('/admin/feature-flags?state=TX&page=2');
      await first.settle();
      const back = await scene.begin({ answer: true, path: '/admin' }, first.surroundings.storage);
      expect(back.surroundings.getAddress()).toBe('/admin/feature-flags?state=TX&page=2');
    });

    it('K8 returns to the start page when the kept address is no page of this site', async () => {
      const first = await scene.begin({ hasServerSession: false });
      await first.session.login('//evil.example.org/admin');
      await first.settle();
      const back = await scene.begin({ answer: true, path: '/admin' }, first.surroundings.storage);
      expect(back.surroundings.getAddress()).toBe('/admin');
    });

    it('S7 leaves no part of the answer in the address', async () => {
      expect((await scene.begin({ answer: true, path: '/admin' })).surroundings.getAddress()).toBe('/admin');
    });

    it.each([
      ['iss of another server', `code=c&state=state-1&iss=${encodeURIComponent('https://evil.example.org')}`],
      ['no iss', 'code=c&state=state-1'],
      ['no state', `code=c&iss=${encodeURIComponent(issuer)}`],
      ['an error and no state', 'error=access_denied'],
      ['two codes', `code=c&code=d&state=state-1&iss=${encodeURIComponent(issuer)}`],
      ['two states', `code=c&state=state-1&state=state-2&iss=${encodeURIComponent(issuer)}`],
      ['two issuers', `code=c&state=state-1&iss=${encodeURIComponent(issuer)}&iss=x`],
      ['an error of another server', 'error=access_denied&state=state-1&iss=x'],
    ])('S2 K1 refuses an answer with %s', async (_what, answer) => {
      const run = await scene.begin({ answer, path: '/admin' });
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.answerRefused });
      expect(run.types()).toEqual(['authError']);
      expect(await run.session.getToken()).toBeUndefined();
      expect(run.surroundings.getAddress()).toBe('/admin');
    });

    it('S2 takes no notice of an answer that nobody asked for', async () => {
      const answer = `code=c&state=unknown&iss=${encodeURIComponent(issuer)}`;
      const run = await scene.begin({ answer, path: '/admin', hasServerSession: false });
      expect(run.status()).toBe('signedOut');
      expect(run.surroundings.getAddress()).toBe('/admin');
    });

    it('S2 AUT-14 says that the server refused, and holds no token', async () => {
      const run = await scene.begin({ answer: true, path: '/admin', signIn: 'refused' });
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.signInFailed });
      expect(run.types()).toEqual(['authError']);
      expect(await run.session.getToken()).toBeUndefined();
    });

    it('S5 says after 10 s that the server did not exchange the code', async () => {
      const run = await scene.begin({ answer: true, path: '/admin', signIn: 'silent' });
      expect(run.status()).toBe('starting');
      await run.pass(10);
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.noAnswer });
    });
  });
}
