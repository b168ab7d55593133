import type { ReferralAudience, ReferralSource } from '@advantage/referrals';
import { type ConsoleUser, isAgent } from '../access/consoleUser.ts';

/**
 * The audience that a user belongs to as a reader of a list of referrals. Where the source takes no
 * claims, agents read it as those who cannot claim.
 */
export function audienceOf(user: ConsoleUser, { claim }: Pick<ReferralSource, 'claim'>): ReferralAudience {
  if (isAgent(user)) return claim ? 'agent' : 'guest';
  return user.role === 'admin' || user.role === 'carrier' ? user.role : 'guest';
}
