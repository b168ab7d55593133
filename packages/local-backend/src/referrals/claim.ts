import type { DatabaseSync } from 'node:sqlite';
import { type ClaimConflictReason, type ClaimRequest, talkNowPrice } from '@advantage/referrals/wire';
import type { Person } from '../access/people.ts';
import { transaction } from '../database/transaction.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import type { ReferralRow } from './referralRow.ts';
import type { ReferralStore } from './referralStore.ts';

/** The outcome of a claim. */
export type ClaimOutcome =
  | { readonly kind: 'won'; readonly row: ReferralRow }
  | { readonly kind: 'lost'; readonly reason: ClaimConflictReason; readonly row: ReferralRow };

/** A claim to write to the database. */
export interface ClaimAttempt {
  readonly id: string;
  readonly person: Person;
  readonly request: Pick<ClaimRequest, 'method' | 'expectedPrice'>;
  readonly now: number;
}

const callIn = 'WT-CIR';

const cents = (dollars: number) => Math.round(dollars * 100);

function assertMethodFits({ type }: ReferralRow, method: ClaimRequest['method']) {
  if ((type === callIn) === (method === 'TALK_NOW')) return;
  throw new Problem(400, type === callIn ? en.problems.talkNowRequired : en.problems.talkNowRefused);
}

function getConflictReason({ status, expires_at }: ReferralRow, now: number): ClaimConflictReason {
  if (status === 'Claimed' || status === 'Settled') return 'ALREADY_CLAIMED';
  if (status !== 'Available' || expires_at === null || expires_at <= now) return 'EXPIRED';
  return 'PRICE_CHANGED';
}

const claimSql = `
  UPDATE referral
  SET status = 'Claimed', sold_cents = :price, claimed_by = :username, modified_at = :now, progress = 'Open',
    assigned_agent = :agent, assigned_agency = :agency
  WHERE id = :id AND status = 'Available' AND expires_at > :now
    AND CASE WHEN type = '${callIn}' THEN ${talkNowPrice * 100} ELSE price_cents END = :price`;

/**
 * Claims referrals. One conditional update decides who wins, in the same transaction as the charge, so that of many
 * claimers exactly one is charged, once.
 */
export function createClaims(database: DatabaseSync, store: ReferralStore) {
  const claimReferral = database.prepare(claimSql);
  const insertCharge = database.prepare('INSERT INTO charge VALUES (?, ?, ?, ?, ?, ?)');
  const balance = database.prepare('SELECT name, prepaid_cents FROM agency WHERE fulcrum_id = ?');
  const debit = database.prepare('UPDATE agency SET prepaid_cents = prepaid_cents - ? WHERE fulcrum_id = ?');

  function charge({ id, person, request: { method }, now }: ClaimAttempt, price: number) {
    const agency = person.fulcrumId === null ? undefined : balance.get(person.fulcrumId);
    if (agency === undefined || person.fulcrumId === null) throw new Problem(403, en.problems.noAgency);
    if (agency.prepaid_cents !== null) {
      if (Number(agency.prepaid_cents) < price)
        throw new Problem(402, en.problems.balanceTooLow(String(agency.name)));
      debit.run(price, person.fulcrumId);
    }
    insertCharge.run(id, person.username, person.fulcrumId, method, price, now);
  }

  return (attempt: ClaimAttempt): ClaimOutcome =>
    transaction(database, () => {
      const { id, person, request, now } = attempt;
      const before = store.find(id);
      if (before === undefined) throw new Problem(404, en.problems.referralNotFound);
      if (before.claimed_by === person.username) return { kind: 'won', row: before };
      assertMethodFits(before, request.method);
      const price = cents(request.expectedPrice);
      const { changes } = claimReferral.run({
        id,
        price,
        now,
        username: person.username,
        agent: `${person.firstName} ${person.lastName}`,
        agency: person.agencyName,
      });
      if (changes !== 1) return { kind: 'lost', reason: getConflictReason(before, now), row: before };
      charge(attempt, price);
      return { kind: 'won', row: store.find(id) ?? before };
    });
}
