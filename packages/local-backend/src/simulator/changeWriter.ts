import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../database/transaction.ts';
import { createReferralWriter } from '../referrals/referralWriter.ts';
import type { Change } from './step.ts';

const stillAvailable = "WHERE id = ? AND status = 'Available'";
const stillOpen = "WHERE id = ? AND status IN ('Available', 'Incoming')";

type Writers = {
  readonly [Kind in Change['kind']]: (change: Extract<Change, { kind: Kind }>, now: number) => void;
};

function createWriters(database: DatabaseSync): Writers {
  const arrive = createReferralWriter(database);
  const decay = database.prepare(`UPDATE referral SET price_cents = ? ${stillAvailable}`);
  const claim = database.prepare(
    `UPDATE referral SET status = 'Claimed', sold_cents = ?, price_cents = ?, assigned_agency = ?, assigned_agent = ?,
       progress = 'Open', modified_at = ? ${stillAvailable}`,
  );
  const assign = database.prepare(
    `UPDATE referral SET status = 'Assigned', assigned_agency = ?, assigned_agent = ?, progress = 'Open',
       modified_at = ? ${stillOpen}`,
  );
  const deliver = database.prepare(
    `UPDATE referral SET status = 'Delivered', assigned_partner = ?, modified_at = ? ${stillOpen}`,
  );
  const close = database.prepare(`UPDATE referral SET status = ?, modified_at = ? ${stillOpen}`);
  return {
    arrive: ({ referral }) => arrive(referral),
    decay: ({ id, price }) => void decay.run(price, id),
    claim: ({ id, price, agency }, now) => void claim.run(price, price, agency.name, agency.agent, now, id),
    assign: ({ id, agency }, now) => void assign.run(agency.name, agency.agent, now, id),
    deliver: ({ id, partner }, now) => void deliver.run(partner, now, id),
    close: ({ id, status }, now) => void close.run(status, now, id),
  };
}

/**
 * Returns a function that writes changes in one transaction. A referral that a user claimed in the meantime stays
 * theirs.
 */
export function createChangeWriter(database: DatabaseSync) {
  const writers = createWriters(database);
  return (changes: readonly Change[], now: number): void => {
    if (changes.length === 0) return;
    transaction(database, () => {
      for (const change of changes) {
        const write = writers[change.kind] as (change: Change, now: number) => void;
        write(change, now);
      }
    });
  };
}
