import { describe, expect, it } from 'vitest';
import type { ConnectionState } from '../connection/connection.ts';
import { connectionNotice } from './ConnectionBanner.tsx';

const well: ConnectionState = { isOnline: true, isSignInUp: true, isAuthorized: true, down: [] };

describe('connectionNotice', () => {
  it('returns nothing while everything works', () => {
    expect(connectionNotice(well, true)).toBeUndefined();
  });

  it('AUT-28 has a different message for each problem', () => {
    const states: readonly Partial<ConnectionState>[] = [
      { isOnline: false },
      { isSignInUp: false },
      { isAuthorized: false },
      { down: ['referral'] },
      { down: ['core'] },
      { down: ['identity'] },
      { down: ['core', 'referral'] },
    ];
    const titles = states.map((state) => connectionNotice({ ...well, ...state }, true)?.title);
    expect(titles).toEqual([
      'You are offline.',
      "The sign-in server isn't responding.",
      "The service doesn't accept your sign-in.",
      "The referral service isn't responding.",
      "The marketplace service isn't responding.",
      "The user directory isn't responding.",
      "Several services aren't responding.",
    ]);
  });

  it('AUT-28 mentions only the network while offline', () => {
    expect(
      connectionNotice({ isOnline: false, isSignInUp: false, isAuthorized: false, down: ['core'] }, true),
    ).toEqual(connectionNotice({ ...well, isOnline: false }, true));
  });

  it.each(['referral', 'core'] as const)(
    'AUT-28 mentions marketplaces and feature flags only to admins while %s is down',
    (service) => {
      const text = (isAdmin: boolean) => connectionNotice({ ...well, down: [service] }, isAdmin)?.text;
      expect(text(true)).toMatch(/Marketplaces and feature flags/);
      expect(text(false)).not.toMatch(/Marketplaces|flags/);
    },
  );
});
