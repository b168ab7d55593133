import type { DatabaseSync } from 'node:sqlite';
import type { Marketplace, NewMarketplace, Priorities } from '@advantage/marketplace-form/wire';
import type { Author } from '../access/author.ts';
import { transaction } from '../database/transaction.ts';
import { createMarketplaceHistory } from './marketplaceHistory.ts';

type RecipientSetting = NonNullable<Marketplace['individualEmailRecipientSettings']>[number];

interface MarketplaceRow {
  readonly id: number;
  readonly priority: number;
  readonly body: string;
}

/** Stores the marketplaces, in priority order. */
export interface MarketplaceStore {
  list(): readonly Marketplace[];
  find(id: number): Marketplace | undefined;
  /** Adds a marketplace with a new ID, in last place. With an author, also records the first version. */
  create(marketplace: NewMarketplace, author?: Author): Marketplace;
  /**
   * Replaces a marketplace, unknown fields included. Keeps its priority, which only a reorder changes. `replace` gets
   * the stored marketplace inside the same transaction and may throw. With an author, also records a version. Returns
   * undefined if no marketplace has this ID.
   */
  update(
    id: number,
    replace: (stored: Marketplace) => NewMarketplace,
    author?: Author,
  ): Marketplace | undefined;
  /**
   * Sets the priority of every marketplace. `assertCurrent` gets the stored ones inside the same transaction and may
   * throw. Returns false if the list isn't a permutation of all of them.
   */
  reorder(priorities: Priorities, assertCurrent?: (stored: readonly Marketplace[]) => void): boolean;
}

const fromRow = ({ id, priority, body }: MarketplaceRow): Marketplace => ({
  ...JSON.parse(body),
  id,
  priority,
});

function isPermutation(priorities: Priorities, ids: readonly number[]): boolean {
  const givenIds = new Set(priorities.map(({ id }) => id));
  const places = new Set(priorities.map(({ priority }) => priority));
  return (
    priorities.length === ids.length &&
    ids.every((id) => givenIds.has(id)) &&
    ids.every((_, index) => places.has(index + 1))
  );
}

/** Gives recipients stable IDs: an email address keeps its ID, whatever ID the caller sends. */
function createRecipientIds(database: DatabaseSync) {
  const add = database.prepare(
    'INSERT INTO recipient_setting (marketplace_id, email_address) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const find = database.prepare(
    'SELECT id FROM recipient_setting WHERE marketplace_id = ? AND email_address = ?',
  );
  return (marketplaceId: number, setting: RecipientSetting): RecipientSetting => {
    add.run(marketplaceId, setting.emailAddress);
    const row = find.get(marketplaceId, setting.emailAddress);
    return { ...setting, id: Number(row?.id), marketplaceId };
  };
}

/** Writes the body of a marketplace, with the IDs that only the server can assign. */
function createBodyWriter(database: DatabaseSync) {
  const write = database.prepare('UPDATE marketplace SET body = ? WHERE id = ?');
  const withId = createRecipientIds(database);
  return (id: number, marketplace: NewMarketplace): void => {
    const { id: _id, priority: _priority, ...body } = marketplace as Partial<Marketplace>;
    const { riskAppetite, individualEmailRecipientSettings: recipients } = marketplace;
    const complete = {
      ...body,
      ...(riskAppetite && {
        riskAppetite: { ...riskAppetite, riskAppetiteId: riskAppetite.riskAppetiteId ?? id },
      }),
      ...(recipients && { individualEmailRecipientSettings: recipients.map((each) => withId(id, each)) }),
    };
    write.run(JSON.stringify(complete), id);
  };
}

/** Creates a marketplace store backed by the database. */
export function createMarketplaceStore(database: DatabaseSync): MarketplaceStore {
  const all = database.prepare('SELECT * FROM marketplace ORDER BY priority');
  const byId = database.prepare('SELECT * FROM marketplace WHERE id = ?');
  const insert = database.prepare(
    "INSERT INTO marketplace (priority, body) SELECT coalesce(max(priority), 0) + 1, '{}' FROM marketplace",
  );
  const updatePriority = database.prepare('UPDATE marketplace SET priority = ? WHERE id = ?');
  const write = createBodyWriter(database);
  const history = createMarketplaceHistory(database);

  const list = () => (all.all() as unknown as readonly MarketplaceRow[]).map(fromRow);
  const find = (id: number) => {
    const row = byId.get(id) as unknown as MarketplaceRow | undefined;
    return row && fromRow(row);
  };

  return {
    list,
    find,
    create: (marketplace, author) =>
      transaction(database, () => {
        const id = Number(insert.run().lastInsertRowid);
        write(id, marketplace);
        const created = find(id) as Marketplace;
        if (author) history.record(created, author);
        return created;
      }),
    update: (id, replace, author) =>
      transaction(database, () => {
        const stored = find(id);
        if (stored === undefined) return undefined;
        if (author && !history.has(id)) history.record(stored);
        write(id, replace(stored));
        const updated = find(id);
        if (author && updated) history.record(updated, author);
        return updated;
      }),
    reorder: (priorities, assertCurrent) =>
      transaction(database, () => {
        const stored = list();
        assertCurrent?.(stored);
        const ids = stored.map(({ id }) => id);
        if (!isPermutation(priorities, ids)) return false;
        for (const { id, priority } of priorities) updatePriority.run(priority, id);
        return true;
      }),
  };
}
