import { describe, expect, it } from 'vitest';
import type { SessionScenario } from '../testing/SessionScenario.ts';
import type { Scene } from './scene.ts';

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
