import type { DatabaseSync } from 'node:sqlite';

/** Small facts about this installation that outlive a restart, such as its keys. */
export interface SettingStore {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

/** Keeps the facts in the database. */
export function createSettingStore(database: DatabaseSync): SettingStore {
  const select = database.prepare('SELECT value FROM setting WHERE name = ?');
  const upsert = database.prepare(
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  return {
    get: (name) => select.get(name)?.value as string | undefined,
    set: (name, value) => void upsert.run(name, value),
  };
}
