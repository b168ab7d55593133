import type { IndustryCode, ReferralSource } from '../fields/reference.ts';
import {
  MarketplaceConflictError,
  type MarketplaceGateway,
  type WriteOptions,
} from '../gateway/MarketplaceGateway.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace, NewMarketplace, Priorities } from '../wire/marketplace.ts';
import { keepUnreadableFields, type MarketplaceRow, readMarketplace } from '../wire/readMarketplace.ts';
import { type Call, type CallLog, createCallLog, type Operation } from './callLog.ts';
import { sampleIndustryCodes, sampleSources } from './reference.ts';
import { sampleAgencies } from './sampleAgencies.ts';
import { sampleMarketplaces } from './sampleMarketplaces.ts';

/** Initial data of an in-memory gateway. */
export interface InMemoryMarketplaceOptions {
  /** The marketplaces stored at first, valid or not. Default: `sampleMarketplaces`. */
  readonly marketplaces?: readonly MarketplaceRow[];
  /** The agencies that a lookup can find. Default: `sampleAgencies`. */
  readonly agencies?: readonly Agency[];
  /** The industry codes. Default: `sampleIndustryCodes`. */
  readonly industryCodes?: readonly IndustryCode[];
  /** The referral sources. Default: `sampleSources`. */
  readonly referralSources?: readonly ReferralSource[];
  /** Whether the gateway returns and checks versions, like a server with `ETag`s. Default true. */
  readonly hasVersions?: boolean;
}

/** An in-memory marketplace gateway for stories, tests and demos, with controls for tests. */
export interface InMemoryMarketplaceGateway extends MarketplaceGateway {
  /** All calls so far, with their first argument. */
  readonly calls: readonly Call[];
  /** Returns the marketplaces stored now. */
  readonly stored: () => readonly Marketplace[];
  /** Makes later calls of an operation fail, or succeed again. */
  readonly fail: (operation: Operation, isFailing?: boolean) => void;
  /** Makes later calls of an operation take effect but lose their response, or respond again. */
  readonly lose: (operation: Operation, isLosing?: boolean) => void;
  /** Blocks later calls of an operation until the returned function is called. */
  readonly hold: (operation: Operation) => () => void;
  /** Changes a marketplace as another user would, creating a new version. */
  readonly changeElsewhere: (id: number, change: (marketplace: Marketplace) => Marketplace) => void;
}

/** Creates a store of versioned marketplaces. Every write increments the version. */
function createStore(first: readonly MarketplaceRow[]) {
  const rows = new Map(
    first.map((row) => {
      // May be invalid: an in-memory service stores whatever it gets.
      const marketplace = row as Marketplace;
      return [Number(marketplace.id), { marketplace, version: 1 }];
    }),
  );
  const all = () => [...rows.values()].map(({ marketplace }) => marketplace);
  return {
    row: (id: number) => rows.get(id),
    all,
    /** The version of the order. */
    order: () =>
      all()
        .map(({ id, priority }) => `${id}:${priority}`)
        .join(),
    write: (marketplace: Marketplace) =>
      rows.set(Number(marketplace.id), {
        marketplace,
        version: (rows.get(Number(marketplace.id))?.version ?? 0) + 1,
      }),
  };
}

type Store = ReturnType<typeof createStore>;

const lookups = ({ call }: CallLog, options: InMemoryMarketplaceOptions) => ({
  async findAgency(fulcrumId: string, signal?: AbortSignal) {
    await call('findAgency', fulcrumId, { signal });
    const { agencies = sampleAgencies } = options;
    return structuredClone(agencies.find((agency) => String(agency.fulcrumId) === fulcrumId));
  },
  async industryCodes(signal?: AbortSignal) {
    await call('industryCodes', undefined, { signal });
    return options.industryCodes ?? sampleIndustryCodes;
  },
  async referralSources(signal?: AbortSignal) {
    await call('referralSources', undefined, { signal });
    return options.referralSources ?? sampleSources;
  },
});

type EtagOf = (version: number | string) => string | undefined;

const reads = ({ call }: CallLog, store: Store, etagOf: EtagOf) => ({
  async list(signal?: AbortSignal) {
    await call('list', undefined, { signal });
    return { rows: structuredClone(store.all()), etag: etagOf(store.order()) };
  },
  async get(id: number, signal?: AbortSignal) {
    await call('get', id, { signal });
    const row = store.row(id);
    const read = row && readMarketplace(structuredClone(row.marketplace));
    return read && { ...read, etag: etagOf(row.version) };
  },
});

const writes = (
  { call, answer }: CallLog,
  store: Store,
  etagOf: EtagOf,
  createdWith = new Map<string, Marketplace>(),
) => ({
  async create(marketplace: NewMarketplace, { idempotencyKey }: WriteOptions = {}) {
    await call('create', marketplace, { key: idempotencyKey });
    const all = store.all();
    const last = Math.max(0, ...all.map(({ id }) => id));
    const done = idempotencyKey === undefined ? undefined : createdWith.get(idempotencyKey);
    const created = done ?? { ...structuredClone(marketplace), id: last + 1, priority: all.length + 1 };
    if (!done) store.write(created);
    if (idempotencyKey !== undefined) createdWith.set(idempotencyKey, created);
    answer('create');
    return structuredClone(created);
  },
  async update(marketplace: Marketplace, etag?: string, { idempotencyKey }: WriteOptions = {}) {
    await call('update', marketplace, { etag, key: idempotencyKey });
    const version = store.row(marketplace.id)?.version;
    const isStale = etag !== undefined && version !== undefined && etag !== etagOf(version);
    if (isStale) throw new MarketplaceConflictError(marketplace.id);
    const before = store.row(marketplace.id)?.marketplace;
    store.write(structuredClone(keepUnreadableFields(marketplace, before)) as Marketplace);
    answer('update');
  },
  async reorder(priorities: Priorities, etag?: string, { idempotencyKey }: WriteOptions = {}) {
    await call('reorder', priorities, { etag, key: idempotencyKey });
    if (etag !== undefined && etag !== etagOf(store.order())) throw new MarketplaceConflictError('order');
    for (const { id, priority } of priorities) {
      const row = store.row(id);
      if (row) store.write({ ...row.marketplace, priority });
    }
    answer('reorder');
  },
});

/** Creates a marketplace gateway that keeps all data in memory. */
export function createInMemoryMarketplaceGateway(
  options: InMemoryMarketplaceOptions = {},
): InMemoryMarketplaceGateway {
  const { marketplaces = sampleMarketplaces, hasVersions = true } = options;
  const log = createCallLog();
  const store = createStore(marketplaces);
  const etagOf: EtagOf = (version) => (hasVersions ? `"${version}"` : undefined);
  return {
    calls: log.calls,
    fail: log.fail,
    lose: log.lose,
    hold: log.hold,
    stored: store.all,
    changeElsewhere(id, change) {
      const row = store.row(id);
      if (row) store.write(change(row.marketplace));
    },
    ...lookups(log, options),
    ...reads(log, store, etagOf),
    ...writes(log, store, etagOf),
  };
}
