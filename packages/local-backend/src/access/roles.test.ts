import { describe, expect, it } from 'vitest';
import { people, roleOf } from './people.ts';
import { consoleRole } from './roles.ts';

describe('the console role', () => {
  it.each([
    [['ROLE_CONSOLE_PRODUCER', 'ROLE_CONSOLE_ADMIN'], 'admin'],
    [['ROLE_CONSOLE_AGENCY_ADMIN', 'ROLE_CONSOLE_CARRIER'], 'carrier'],
    [['ROLE_CONSOLE_PRODUCER', 'ROLE_CONSOLE_AGENCY_ADMIN'], 'agency-admin'],
    [['ROLE_CONSOLE_PRODUCER'], 'producer'],
    [['ROLE_COMPANY_BRIDGE'], undefined],
    [[], undefined],
  ])('ROL-9 ROL-10 of %j is %s', (roles, role) => {
    expect(consoleRole(roles)).toBe(role);
  });

  it('BCK-8 of a demo user matches the user name', () => {
    for (const person of people) expect(person.username.replace('bridge-', '')).toBe(roleOf(person));
  });
});
