import { consoleRoles, isAgent, rolesFromToken } from '@advantage/console-kit/application';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoClaims } from '../testing/demoPeople.ts';
import { getBrandKey, roleNames, userFromToken } from './consoleUser.ts';

const withRoles = (...roles: string[]) => ({ realm_access: { roles } });

describe('roles of a token', () => {
  it('ROL-3 combine the resource-level and realm-level lists', () => {
    const claims = {
      realm_access: { roles: ['offline_access', 'ROLE_CONSOLE_ADMIN'] },
      resource_access: {
        'advantage-console': { roles: ['ROLE_COMPANY_BRIDGE'] },
        account: { roles: ['view-profile'] },
      },
    };
    expect([...rolesFromToken(claims)].sort()).toEqual([
      'ROLE_COMPANY_BRIDGE',
      'ROLE_CONSOLE_ADMIN',
      'offline_access',
      'view-profile',
    ]);
  });

  it.each([
    {},
    { realm_access: null },
    { realm_access: { roles: 'admin' } },
    { resource_access: [] },
    { resource_access: { a: 1 } },
  ])('ROL-10 are empty if the token has no valid lists: %j', (claims) => {
    expect(rolesFromToken(claims)).toEqual(new Set());
  });

  it.each([undefined, null, 'text', 7])('cannot be read from %j', (claims) => {
    expect(() => userFromToken(claims)).toThrow();
  });
});

describe('the user', () => {
  it('ROL-1 has roles with these six names', () => {
    expect(Object.values(roleNames).sort()).toEqual([
      'ROLE_COMPANY_ADVANTAGE',
      'ROLE_COMPANY_BRIDGE',
      'ROLE_CONSOLE_ADMIN',
      'ROLE_CONSOLE_AGENCY_ADMIN',
      'ROLE_CONSOLE_CARRIER',
      'ROLE_CONSOLE_PRODUCER',
    ]);
  });

  it('ROL-2 is a bridge user with the bridge role and without the advantage role', () => {
    expect(userFromToken(withRoles(roleNames.bridge)).isBridge).toBe(true);
    expect(userFromToken(withRoles(roleNames.bridge, roleNames.advantage)).isBridge).toBe(false);
    expect(userFromToken(withRoles(roleNames.advantage)).isBridge).toBe(false);
    expect(userFromToken(withRoles()).isBridge).toBe(false);
  });

  it('ROL-9 counts as admin, else carrier, else agency admin, else producer', () => {
    const order = ['admin', 'carrier', 'agencyAdmin', 'producer'] as const;
    const subsets = fc.uniqueArray(fc.constantFrom(...order), { minLength: 1 });
    fc.assert(
      fc.property(subsets, (names) => {
        const strongest = order.find((name) => names.includes(name));
        expect(userFromToken(withRoles(...names.map((name) => roleNames[name]))).role).toBe(strongest);
      }),
    );
  });

  it('ROL-10 has no role and cannot claim without a console role', () => {
    const user = userFromToken(withRoles('offline_access'));
    expect(user.role).toBe('none');
    expect(isAgent(user)).toBe(false);
  });

  it('ROL-4 ROL-5 is an agent only as a producer or an agency admin', () => {
    expect(consoleRoles.filter((role) => isAgent({ role }))).toEqual(['agencyAdmin', 'producer']);
  });

  it('BRD-6 gets the bridge brand as a bridge user and the advantage brand otherwise', () => {
    expect(getBrandKey(userFromToken(demoClaims['bridge-carrier']))).toBe('bridge');
    expect(getBrandKey(userFromToken(demoClaims.carrier))).toBe('advantage');
    expect(getBrandKey(userFromToken({}))).toBe('advantage');
  });
});
