import type { DatabaseSync } from 'node:sqlite';
import {
  type Marketplace,
  type MarketplaceVersion,
  marketplaceVersionSchema,
} from '@advantage/marketplace-form/wire';
import { z } from 'zod';
import type { Author } from '../access/author.ts';
import { jsonAnswer } from '../http/answer.ts';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import * as en from '../messages/en.ts';
import { marketplaceFacts, marketplaceId, marketplacesPath } from './marketplaceReads.ts';

/** The newest versions of a marketplace that the history gives. */
const mostVersions = 200;

/** The versions of marketplaces. Keys are never part of them, nor is the place, which only a reorder changes. */
export interface MarketplaceHistoryStore {
  /** Adds a version unless it equals the last one. A first one without an author is what was there before the history. */
  record(marketplace: Marketplace, author?: Author): void;
  /** Whether there is a version. */
  has(id: number): boolean;
  /** The versions of a marketplace, the newest first. */
  versions(id: number): readonly MarketplaceVersion[];
}

interface VersionRow {
  readonly version: number;
  readonly changed_at: number | null;
  readonly changed_by: string | null;
  readonly body: string;
}

/** Keeps the versions in the database. */
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
      rows(id, mostVersions).map(({ version, changed_at, changed_by, body }) => ({
        version,
        changedAt: changed_at,
        changedBy: changed_by,
        marketplace: JSON.parse(body),
      })),
  };
}

/** The read of a history. */
export const marketplaceHistoryReads = (history: MarketplaceHistoryStore): readonly Endpoint[] => [
  defineEndpoint({
    ...marketplaceFacts,
    method: 'get',
    path: `${marketplacesPath}/{id}/versions`,
    summary: en.operations.listVersions(mostVersions),
    answer: z.array(marketplaceVersionSchema),
    handle: (call) => jsonAnswer(call, history.versions(marketplaceId(call))),
  }),
];
