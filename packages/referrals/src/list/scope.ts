import type { ReferralAudience } from '../model/audience.ts';

/** The scopes of a list: referrals in the user's appetite, or all. */
export const listScopes = ['in-appetite', 'all'] as const;
/** One of `listScopes`: all referrals, or those in the user's appetite. */
export type ListScope = (typeof listScopes)[number];

/** Returns the default scope: all referrals for admins and the public, In-Appetite for everyone else. */
export const defaultScope = (audience: ReferralAudience): ListScope =>
  audience === 'admin' || audience === 'public' ? 'all' : 'in-appetite';

/** Returns the username that limits a list query, or null. */
export const usernameOf = (scope: ListScope, username: string | null) =>
  scope === 'in-appetite' ? username : null;
