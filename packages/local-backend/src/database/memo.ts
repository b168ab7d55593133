import type { DatabaseSync } from 'node:sqlite';

/** Maximum number of cached results. */
const limit = 200;

/**
 * Memoizes reads until anything in the database changes, whether this program or another one changed it. Use it for
 * reads that many callers repeat.
 */
export function createMemo<Result>(database: DatabaseSync): (key: string, read: () => Result) => Result {
  const selectTotalChanges = database.prepare('SELECT total_changes() AS n');
  const selectDataVersion = database.prepare('PRAGMA data_version');
  let version = '';
  const cached = new Map<string, Result>();
  return (key, read) => {
    const current = `${selectTotalChanges.get()?.n} ${selectDataVersion.get()?.data_version}`;
    if (current !== version || cached.size >= limit) cached.clear();
    version = current;
    const cachedResult = cached.get(key);
    if (cachedResult !== undefined) return cachedResult;
    const result = read();
    cached.set(key, result);
    return result;
  };
}
