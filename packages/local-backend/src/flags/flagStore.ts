import type { DatabaseSync } from 'node:sqlite';
import { type FeatureFlag, type FeatureFlagDraft, isSameFlagName } from '@advantage/feature-flags/wire';
import type { Author } from '../access/author.ts';
import { transaction } from '../database/transaction.ts';

interface FlagRow {
  readonly id: number;
  readonly name: string;
  readonly body: string;
}

/** Stores the feature flags, sorted by name. */
export interface FlagStore {
  list(): readonly FeatureFlag[];
  /** Finds a flag by its name, however the letters are composed. */
  find(name: string): FeatureFlag | undefined;
  /** Returns undefined if the name is taken. With an author, also stores who created the flag, and when. */
  create(flag: FeatureFlagDraft, author?: Author): FeatureFlag | undefined;
  /**
   * Replaces a flag, unknown fields included. `mayReplace` gets the stored flag inside the same transaction and may
   * throw.
   */
  update(
    flag: FeatureFlag,
    mayReplace: (stored: FeatureFlag) => void,
    author: Author,
  ): FeatureFlag | 'missing' | 'taken';
}

/** Adds to a flag who changed it last, and when. */
const withAuthor = (flag: FeatureFlagDraft, { name, at }: Author) => ({
  ...flag,
  changedBy: name,
  changedAt: at,
});

const fromRow = ({ id, name, body }: FlagRow): FeatureFlag => ({ ...JSON.parse(body), id, name });

/** Creates a flag store backed by the database. */
export function createFlagStore(database: DatabaseSync): FlagStore {
  const all = database.prepare('SELECT * FROM feature_flag ORDER BY name');
  const byName = database.prepare('SELECT * FROM feature_flag WHERE name = ?');
  const byId = database.prepare('SELECT * FROM feature_flag WHERE id = ?');
  const insert = database.prepare('INSERT INTO feature_flag (name, body) VALUES (?, ?)');
  const write = database.prepare('UPDATE feature_flag SET name = ?, body = ? WHERE id = ?');

  const rows = () => all.all() as unknown as readonly FlagRow[];
  const find = (name: string) => {
    const row = byName.get(name.normalize()) as unknown as FlagRow | undefined;
    // A name that an earlier version stored isn't normalized.
    const found = row ?? rows().find((each) => isSameFlagName(each.name, name));
    return found && fromRow(found);
  };
  return {
    list: () => rows().map(fromRow),
    find,
    create: (flag, author) =>
      transaction(database, () => {
        if (find(flag.name)) return undefined;
        insert.run(flag.name, JSON.stringify(author ? withAuthor(flag, author) : flag));
        return find(flag.name);
      }),
    update: (flag, mayReplace, author) =>
      transaction(database, () => {
        const id = Number(flag.id);
        const stored = byId.get(id) as unknown as FlagRow | undefined;
        if (stored === undefined) return 'missing';
        mayReplace(fromRow(stored));
        const namesake = find(flag.name);
        if (namesake && namesake.id !== id) return 'taken';
        write.run(flag.name, JSON.stringify(withAuthor(flag, author)), id);
        return find(flag.name) ?? 'missing';
      }),
  };
}
