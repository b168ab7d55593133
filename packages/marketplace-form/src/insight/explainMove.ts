import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { appetiteRules, blockersOf, createMatcher } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { englishMatches } from './matchTerms.ts';
import type { ReferralShift, SimulatedChange } from './simulate.ts';

/**
 * Explains in a sentence why a referral moves: a rule that blocked it before or blocks it now, a switch, a price or the
 * order.
 */
export function explainMove(
  referral: MatchReferral,
  { from, to }: Pick<ReferralShift, 'from' | 'to'>,
  { before, after }: SimulatedChange,
  t = en.simulation,
  messages = englishMatches,
): string {
  const findBlocker = (marketplaces: readonly Marketplace[], id: number | undefined) => {
    const marketplace = marketplaces.find((each) => each.id === id);
    if (!marketplace) return undefined;
    if (marketplace.enabled !== true) return 'was off';
    const [rule] = blockersOf(createMatcher(marketplace, appetiteRules, messages)(referral, 0).rules);
    return rule && `${rule.name}: ${rule.text}`;
  };
  const [blockedBefore, blockedAfter] = [findBlocker(before, to), findBlocker(after, from)];
  if (from === to) return t.otherPrice;
  if (blockedBefore !== undefined) return blockedBefore === 'was off' ? t.wasOff : t.before(blockedBefore);
  if (blockedAfter !== undefined) return blockedAfter === 'was off' ? t.isOffNow : t.now(blockedAfter);
  return t.otherOrder;
}
