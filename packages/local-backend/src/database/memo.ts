import type { DatabaseSync } from 'node:sqlite';

/** The most results that are cached at once. */
const limit = 200;

/**
 * Remembers results of reads until anything in the database changes, by this program or another one. Use it for reads
 * that many ask for again and again.
 */
export function createMemo<Result>(database: DatabaseSync): (key: string, read: () => Result) => Result {
  const own = database.prepare('SELECT total_changes() AS n');
  const others = database.prepare('PRAGMA data_version');
  let version = '';
  const cached = new Map<string, Result>();
  return (key, read) => {
    const current = `${own.get()?.n} ${others.get()?.data_version}`;
    if (current !== version || cached.size >= limit) cached.clear();
    version = current;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const result = read();
    cached.set(key, result);
    return result;
  };
}
