import { roleNames } from '../access/consoleUser.ts';

const claims = (...roles: readonly (keyof typeof roleNames)[]) => ({
  resource_access: { 'advantage-console': { roles: roles.map((role) => roleNames[role]) } },
});

/** Token claims of the demo users, for stories and tests. */
export const demoClaims = {
  admin: claims('advantage', 'admin'),
  'agency-admin': claims('advantage', 'agencyAdmin'),
  producer: claims('advantage', 'producer'),
  carrier: claims('advantage', 'carrier'),
  'bridge-admin': claims('bridge', 'admin'),
  'bridge-producer': claims('bridge', 'producer'),
  'bridge-carrier': claims('bridge', 'carrier'),
} as const;

/** User name of a demo user. */
export type DemoPerson = keyof typeof demoClaims;

export const demoPeople = Object.keys(demoClaims) as readonly DemoPerson[];
