import type { DatabaseSync } from 'node:sqlite';

/** Key-value store for data that outlives a restart, such as the keys of this installation. */
export interface SettingStore {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

/** Creates a setting store backed by the database. */
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
