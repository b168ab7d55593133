import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` as one write: all of it happens or none of it. The write lock is taken at once (BEGIN IMMEDIATE), so
 * that what `work` reads cannot change before it writes.
 */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
