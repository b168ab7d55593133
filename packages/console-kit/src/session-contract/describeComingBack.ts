import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import { issuer, type Scene } from './scene.ts';

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

    it.each([
      ['iss of another server', `code=c&state=state-1&iss=${encodeURIComponent('https://evil.example.org')}`],
      ['no iss', 'code=c&state=state-1'],
      ['no state', `code=c&iss=${encodeURIComponent(issuer)}`],
      ['an error and no state', 'error=access_denied'],
      ['two codes', `code=c&code=d&state=state-1&iss=${encodeURIComponent(issuer)}`],
      ['two states', `code=c&state=state-1&state=state-2&iss=${encodeURIComponent(issuer)}`],
      ['two issuers', `code=c&state=state-1&iss=${encodeURIComponent(issuer)}&iss=x`],
      ['an error of another server', 'error=access_denied&state=state-1&iss=x'],
    ])('S2 K1 refuses a callback with %s', async (_what, answer) => {
      const run = await scene.begin({ answer, path: '/admin' });
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.answerRefused });
      expect(run.types()).toEqual(['authError']);
      expect(await run.session.getToken()).toBeUndefined();
      expect(run.harness.getAddress()).toBe('/admin');
    });

    it('S2 ignores a callback with an unknown state', async () => {
      const answer = `code=c&state=unknown&iss=${encodeURIComponent(issuer)}`;
      const run = await scene.begin({ answer, path: '/admin', hasServerSession: false });
      expect(run.status()).toBe('signedOut');
      expect(run.harness.getAddress()).toBe('/admin');
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
