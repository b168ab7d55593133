import { describe, expect, it } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import type { SessionScenario } from '../testing/SessionScenario.ts';
import { noon, type Scene } from './scene.ts';

export function describeIdToken(scene: Scene): void {
  describe('the ID token', () => {
    const ahead = (seconds: number) => Math.floor(noon.getTime() / 1000) + seconds;
    it.each<[string, Partial<SessionScenario>]>([
      ['iss of another server', { idTokenClaims: { iss: 'https://evil.example.org' } }],
      ['aud of another client', { idTokenClaims: { aud: 'other' } }],
      ['a list in aud without azp', { idTokenClaims: { aud: ['other', 'advantage-console'] } }],
      ['azp of another client', { idTokenClaims: { azp: 'other' } }],
      ['exp in the past', { idTokenClaims: { exp: ahead(-1) } }],
      ['iat more than 5 minutes ahead', { idTokenClaims: { iat: ahead(301), exp: ahead(900) } }],
      ['nbf more than 5 minutes ahead', { idTokenClaims: { nbf: ahead(301), exp: ahead(900) } }],
      ['no sub', { idTokenClaims: { sub: undefined } }],
      ["a sub that isn't the access token's", { idTokenClaims: { sub: 'person-2' } }],
      ['no exp', { idTokenClaims: { exp: undefined } }],
      ['alg none', { idTokenHeader: { alg: 'none' } }],
      ['no alg', { idTokenHeader: {} }],
      ['no token at all', { hasIdToken: false }],
    ])('S2 K2 is refused with %s, before authSuccess is emitted', async (_what, changes) => {
      const run = await scene.begin({ ...changes, answer: true, path: '/admin' });
      expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.answerRefused });
      expect(run.types()).toEqual(['authError']);
      expect(await run.session.getToken()).toBeUndefined();
    });

    it.each<[string, Partial<SessionScenario>]>([
      [
        'a list in aud with azp',
        { idTokenClaims: { aud: ['other', 'advantage-console'], azp: 'advantage-console' } },
      ],
      ['iat 5 minutes ahead', { idTokenClaims: { iat: ahead(300) } }],
      ['a clock 10 minutes fast', { clockSkew: 600 }],
      ['a clock 10 minutes slow', { clockSkew: -600 }],
      ['a clock a day fast', { clockSkew: 86_400 }],
      ['a clock a day slow', { clockSkew: -86_400 }],
    ])('S6 K2 is accepted with %s', async (_what, changes) => {
      expect((await scene.begin({ ...changes, answer: true, path: '/admin' })).status()).toBe('signedIn');
    });

    it('K2 ends the session if it names another user after a refresh', async () => {
      const run = await scene.begin({ lifetime: 60 });
      run.scenario.claims = { sub: 'person-2' };
      run.scenario.idTokenClaims = { sub: 'person-2' };
      await run.pass(50);
      expect(await run.session.getToken(20)).toBeUndefined();
      expect(run.status()).toBe('signedOut');
      expect(run.types()).toEqual(['authSuccess', 'ready', 'authLogout', 'refreshError']);
    });

    it('is optional in a refresh', async () => {
      const run = await scene.begin({ lifetime: 60 });
      run.scenario.hasIdToken = false;
      await run.pass(50);
      expect(await run.session.getToken(20)).toBeTypeOf('string');
      expect(run.status()).toBe('signedIn');
    });
  });
}
