import type { MarketplaceReach } from './priorityInsight.ts';
import { countWords } from './words.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** What a marketplace gets of what it matches, in a sentence. */
export function reachSentence({ state, matched, first }: MarketplaceReach): string {
  if (state === 'off')
    return `Off; ${matched === 0 ? 'it would match none' : `it would match ${number(matched)}`}.`;
  if (state === 'none') return 'Matches none of the sample.';
  if (first === matched) return `Gets all ${number(matched)} that it matches.`;
  return `Gets ${number(first)} of the ${number(matched)} that it matches.`;
}

/** Who gets the others, at most the three that take most: 'Meridian Direct takes 12, Cartwright Specialty 3.' */
export function overlapSentence(
  { takenBy }: MarketplaceReach,
  nameOf: (id: number) => string,
): string | undefined {
  if (takenBy.length === 0) return undefined;
  const [first, ...others] = takenBy.slice(0, 3);
  if (!first) return undefined;
  const rest = others.map(({ id, count }) => `, ${nameOf(id)} ${number(count)}`).join('');
  const more = takenBy.length - 3;
  return `${nameOf(first.id)} takes ${number(first.count)}${rest}${more > 0 ? `, ${number(more)} more the rest` : ''}.`;
}

/** What the last move did to it: '12 before the last move'; undefined where it did nothing. */
export const moveWords = (now: MarketplaceReach, before: MarketplaceReach | undefined): string | undefined =>
  before === undefined || before.first === now.first
    ? undefined
    : `${number(before.first)} before the last move`;

/** How many nobody gets. */
export const unmatchedSentence = (count: number) =>
  count === 0
    ? 'Every referral finds a marketplace.'
    : `${countWords(count, 'referral')} would go to no marketplace.`;
