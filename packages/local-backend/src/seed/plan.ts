import { people } from '../access/people.ts';
import { lineMask } from '../referrals/lineMask.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';
import { newArrival } from './arrival.ts';
import { type MarketParticipants, withHistory } from './history.ts';
import type { Random } from './random.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Age of the oldest demo data, in days. */
const seededDays = 30;

/** Number of referrals in a new database. */
export const seededReferrals = 2400;

/** Number of referrals that each demo agent has acquired. */
const acquired: Readonly<Record<string, number>> = { producer: 14, 'agency-admin': 9, 'bridge-producer': 11 };
const acquiredWithinDays = 9;

/** Returns a random age: many referrals are hours or days old, fewer are weeks old. */
function age(random: Random): number {
  const part = random.next();
  if (part < 0.08) return random.next() * 3 * hour;
  if (part < 0.45) return 3 * hour + random.next() * 3 * day;
  return 3 * day + random.next() * (seededDays - 3) * day - hour;
}

/** Returns referrals of these ages with their history up to now, oldest first. */
function withPast(
  random: Random,
  ages: readonly number[],
  now: number,
  cast: MarketParticipants,
): readonly ReferralRow[] {
  return [...ages]
    .sort((a, b) => b - a)
    .map((each) => withHistory(random, newArrival(random, now - Math.floor(each)), now, cast));
}

/** Returns the referrals that would have arrived since a given time if the backend had been running. */
export function missedReferrals(
  random: Random,
  since: number,
  now: number,
  cast: MarketParticipants,
  count = seededReferrals,
): readonly ReferralRow[] {
  const ages = Array.from({ length: count }, () => age(random)).filter((each) => now - each > since);
  return withPast(random, ages, now, cast);
}

/** Assigns some of the claimed referrals to the demo agents whose appetite they match. */
function assignToAgents(
  random: Random,
  referrals: readonly ReferralRow[],
  now: number,
): readonly ReferralRow[] {
  const assigned = new Map<string, ReferralRow>();
  for (const person of people) {
    const mask = BigInt(lineMask(person.appetite.lines));
    const fitting = referrals.filter(
      ({ id, status, sold_cents, state, line_mask, modified_at }) =>
        !assigned.has(id) &&
        status === 'Claimed' &&
        sold_cents !== null &&
        modified_at > now - acquiredWithinDays * day &&
        person.appetite.states.includes(state) &&
        (BigInt(line_mask) & mask) !== 0n,
    );
    for (const referral of random.sample(fitting, acquired[person.username] ?? 0)) {
      assigned.set(referral.id, {
        ...referral,
        claimed_by: person.username,
        assigned_agent: `${person.firstName} ${person.lastName}`,
        assigned_agency: person.agencyName,
      });
    }
  }
  return referrals.map((referral) => assigned.get(referral.id) ?? referral);
}

/**
 * Returns the referrals of a new database: the last thirty days, including some that have just arrived and some that
 * the demo agents acquired.
 */
export function seedReferrals(
  random: Random,
  count: number,
  now: number,
  cast: MarketParticipants,
): readonly ReferralRow[] {
  const justNow = Array.from({ length: 8 }, (_, index) => index * 7 * 1000);
  const ages = [
    ...justNow,
    ...Array.from({ length: Math.max(0, count - justNow.length) }, () => age(random)),
  ];
  return assignToAgents(random, withPast(random, ages, now, cast), now);
}
