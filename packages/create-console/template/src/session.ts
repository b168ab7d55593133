import type { SessionPort } from '@advantage/console-kit';
import { createMemorySession } from '@advantage/console-kit/testing';

/** The role of the sample person: `ROLE_CONSOLE_ADMIN` sees marketplaces and flags instead of claiming. */
const role = 'ROLE_CONSOLE_PRODUCER';

const sample = createMemorySession({
  path: window.location.pathname,
  claims: { realm_access: { roles: [role] } },
  profile: { username: 'maya', firstName: 'Maya', lastName: 'Okafor' },
});

/** How people sign in. The sample person always is; `createKeycloakSession` takes people to your server instead. */
export const session: SessionPort = {
  ...sample.session,
  logout: async () => window.location.assign('/admin'),
};
