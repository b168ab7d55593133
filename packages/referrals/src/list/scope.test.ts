import { describe, expect, it } from 'vitest';
import { scopes } from '../messages/en.ts';
import { referralAudiences } from '../model/audience.ts';
import { defaultListView, defaultScope, type ListScope, listScopes, toListQuery } from './listView.ts';

describe('the scope toggle', () => {
  it('TBL-23 sends the username only for In-Appetite', () => {
    const sent = (scope: ListScope) =>
      toListQuery({ ...defaultListView, scope }, 0, { username: 'maya' }).username;
    expect(sent('in-appetite')).toBe('maya');
    expect(sent('all')).toBeNull();
  });

  it('TBL-24 ROL-8 defaults to All Referrals for the public and admins, else to In-Appetite', () => {
    const all = referralAudiences.filter((audience) => defaultScope(audience) === 'all');
    expect(all).toEqual(['public', 'admin']);
  });

  it('TBL-14 offers In-Appetite and All Referrals', () => {
    expect(listScopes.map((scope) => scopes[scope])).toEqual(['In-Appetite', 'All Referrals']);
  });
});
