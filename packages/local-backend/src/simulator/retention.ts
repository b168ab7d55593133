import type { DatabaseSync } from 'node:sqlite';

/** How long referrals stay, and how many there may be. */
interface Retention {
  readonly days: number;
  readonly rows: number;
}

const usual: Retention = { days: 30, rows: 10_000 };

/** Forgets what is too old or too much, oldest first. What somebody here paid for stays for good. */
export function createRetention(database: DatabaseSync, { days, rows }: Retention = usual) {
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
