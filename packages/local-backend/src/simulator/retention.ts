import type { DatabaseSync } from 'node:sqlite';

/** Maximum age and number of referrals. */
interface Retention {
  readonly days: number;
  readonly rows: number;
}

const defaultRetention: Retention = { days: 30, rows: 10_000 };

/**
 * Returns a function that deletes referrals that are too old or too many, oldest first. Keeps those that a demo user
 * claimed.
 */
export function createRetention(database: DatabaseSync, { days, rows }: Retention = defaultRetention) {
  const deleteOld = database.prepare('DELETE FROM referral WHERE added_at < ? AND claimed_by IS NULL');
  const deleteSurplus = database.prepare(
    `DELETE FROM referral WHERE claimed_by IS NULL AND id IN
       (SELECT id FROM referral ORDER BY added_at DESC LIMIT -1 OFFSET ${rows})`,
  );
  return (now: number): void => {
    deleteOld.run(now - days * 24 * 60 * 60 * 1000);
    deleteSurplus.run();
  };
}
