import type { ReferralAudience } from '@advantage/referrals';
import { type ConsoleUser, isAgent } from '../access/consoleUser.ts';

/** The audience that a user belongs to as a reader of a list of referrals (ROL-4 to ROL-7, ROL-10). */
export function audienceOf(user: ConsoleUser): ReferralAudience {
  if (isAgent(user)) return 'agent';
  return user.role === 'admin' || user.role === 'carrier' ? user.role : 'guest';
}
