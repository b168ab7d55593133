import type { SessionPort } from '@advantage/console-kit';
import { createMemorySession } from '@advantage/console-kit/testing';

/** Role of the sample user. `ROLE_CONSOLE_ADMIN` manages marketplaces and flags instead of claiming referrals. */
const role = 'ROLE_CONSOLE_PRODUCER';

const sample = createMemorySession({
  path: window.location.pathname,
  claims: { realm_access: { roles: [role] } },
  profile: { username: 'maya', firstName: 'Maya', lastName: 'Okafor' },
});

/** Signs in the sample user right away. To sign in at your own server, use `createKeycloakSession` instead. */
export const session: SessionPort = {
  ...sample.session,
  logout: async () => window.location.assign('/admin'),
};
