import type { ReferralAudience } from '../model/audience.ts';

/** Whose referrals a list shows: those in the reader's appetite, or all. */
export const listScopes = ['in-appetite', 'all'] as const;
/** One of `listScopes`: all referrals, or those in the reader's appetite. */
export type ListScope = (typeof listScopes)[number];

/** Where the toggle starts: admins and the public see all, everyone else the own appetite. */
export const defaultScope = (audience: ReferralAudience): ListScope =>
  audience === 'admin' || audience === 'public' ? 'all' : 'in-appetite';

/** The username that a list call is narrowed to, or null. */
export const usernameOf = (scope: ListScope, username: string | null) =>
  scope === 'in-appetite' ? username : null;
