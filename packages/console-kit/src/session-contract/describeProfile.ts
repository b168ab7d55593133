import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { SessionScenario } from '../testing/SessionScenario.ts';
import { issuer, type Scene } from './scene.ts';

export function describeProfile(scene: Scene): void {
  describe('profile and account', () => {
    it('AUT-22 rejects loading the profile while signed out', async () => {
      const run = await scene.begin({ hasServerSession: false });
      await expect(run.session.loadProfile()).rejects.toThrow(
        'The user profile was not loaded as the user is not logged in.',
      );
    });

    it('reloads the profile', async () => {
      const run = await scene.begin();
      run.scenario.profile = { username: 'maya', firstName: 'M.' };
      expect(await run.session.loadProfile()).toEqual({ username: 'maya', firstName: 'M.' });
    });

    it.each<[string, Partial<SessionScenario>]>([
      ['without a session', { hasServerSession: false }],
      ['without a loaded profile', { profileAnswer: 'failed' }],
    ])('AUT-21 throws instead of returning a user name %s', async (_what, changes) => {
      const { session } = await scene.begin(changes);
      expect(() => session.getUsername()).toThrow('User not logged in or user profile was not loaded.');
    });

    it('AUT-21 throws instead of returning a user name after signing out', async () => {
      const run = await scene.begin();
      run.harness.signOutInOtherTab();
      await run.settle();
      expect(() => run.session.getUsername()).toThrow(sessionTexts.noUsername);
    });

    it('goes to the account pages', async () => {
      const run = await scene.begin();
      await run.session.accountManagement();
      expect(run.harness.visited[0]).toContain(`${issuer}/account`);
    });

    it('AUT-27 rejects and stays on the page if the account pages cannot be reached', async () => {
      const run = await scene.begin();
      run.scenario.server = 'down';
      await expect(run.session.accountManagement()).rejects.toThrow(sessionTexts.notReached);
      expect(run.harness.visited).toEqual([]);
    });
  });
}
