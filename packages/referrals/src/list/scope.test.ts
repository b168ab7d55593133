import { describe, expect, it } from 'vitest';
import { scopes } from '../messages/en.ts';
import { referralAudiences } from '../model/audience.ts';
import { defaultScope, listScopes, usernameOf } from './scope.ts';

describe('the scope toggle', () => {
  it('TBL-23 narrows In-Appetite to the own username only', () => {
    expect(usernameOf('in-appetite', 'maya')).toBe('maya');
    expect(usernameOf('all', 'maya')).toBeNull();
  });

  it('TBL-24 ROL-8 starts at All Referrals for admins and at In-Appetite for other users', () => {
    const all = referralAudiences.filter((audience) => defaultScope(audience) === 'all');
    expect(all).toEqual(['public', 'admin']);
  });

  it('TBL-14 has two labels', () => {
    expect(listScopes.map((scope) => scopes[scope])).toEqual(['In-Appetite', 'All Referrals']);
  });
});
