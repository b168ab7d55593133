import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import { issuer, type Scene } from './scene.ts';

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
