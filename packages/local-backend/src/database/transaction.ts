import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in a transaction. Takes the write lock up front (BEGIN IMMEDIATE), so that what `work` reads can't change
 * before it writes.
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
