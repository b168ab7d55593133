import type { ReferralAudience, ReferralSource } from '@advantage/referrals';
import { type ConsoleUser, isAgent } from '../access/consoleUser.ts';

/**
 * Returns the audience of a user in referral lists. If the source doesn't support claiming, agents see the lists as
 * users who can't claim.
 */
export function getAudience(user: ConsoleUser, { claim }: Pick<ReferralSource, 'claim'>): ReferralAudience {
  if (isAgent(user)) return claim ? 'agent' : 'guest';
  return user.role === 'admin' || user.role === 'carrier' ? user.role : 'guest';
}
