import type { DatabaseSync } from 'node:sqlite';
import type { Marketplace, MarketplaceVersion } from '@advantage/marketplace-form/wire';
import type { Author } from '../access/author.ts';

/** Maximum number of versions that the endpoint returns. */
export const maxVersions = 200;

/**
 * Stores versions of marketplaces. A version contains neither the API key nor the priority, which only a reorder
 * changes.
 */
export interface MarketplaceHistoryStore {
  /**
   * Adds a version unless it equals the latest one. A first version without an author is the state before the history.
   */
  record(marketplace: Marketplace, author?: Author): void;
  /** Returns whether a marketplace has any versions. */
  has(id: number): boolean;
  /** Returns the versions of a marketplace, newest first. */
  versions(id: number): readonly MarketplaceVersion[];
}

interface VersionRow {
  readonly version: number;
  readonly changed_at: number | null;
  readonly changed_by: string | null;
  readonly body: string;
}

/** Creates a history store backed by the database. */
export function createMarketplaceHistory(database: DatabaseSync): MarketplaceHistoryStore {
  const add = database.prepare(
    'INSERT INTO marketplace_version (marketplace_id, version, changed_at, changed_by, body) VALUES (?, ?, ?, ?, ?)',
  );
  const newest = database.prepare(
    `SELECT version, changed_at, changed_by, body FROM marketplace_version
      WHERE marketplace_id = ? ORDER BY version DESC LIMIT ?`,
  );
  const rows = (id: number, limit: number) => newest.all(id, limit) as unknown as readonly VersionRow[];
  return {
    record(marketplace, author) {
      const { deliveryApiKey: _key, priority: _priority, ...rest } = marketplace;
      const body = JSON.stringify(rest);
      const [last] = rows(marketplace.id, 1);
      if (last?.body === body) return;
      add.run(marketplace.id, (last?.version ?? 0) + 1, author?.at ?? null, author?.name ?? null, body);
    },
    has: (id) => rows(id, 1).length > 0,
    versions: (id) =>
      rows(id, maxVersions).map(({ version, changed_at, changed_by, body }) => ({
        version,
        changedAt: changed_at,
        changedBy: changed_by,
        marketplace: JSON.parse(body),
      })),
  };
}
