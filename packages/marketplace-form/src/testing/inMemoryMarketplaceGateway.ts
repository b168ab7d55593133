import type { IndustryCode, ReferralSource } from '../fields/reference.ts';
import {
  MarketplaceConflictError,
  type MarketplaceGateway,
  type WriteOptions,
} from '../gateway/MarketplaceGateway.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace, NewMarketplace, Priorities } from '../wire/marketplace.ts';
import { type MarketplaceRow, readMarketplace, withOddFields } from '../wire/readMarketplace.ts';
import { type Call, type CallLog, createCallLog, type Operation } from './callLog.ts';
import { sampleIndustryCodes, sampleSources } from './reference.ts';
import { sampleAgencies } from './sampleAgencies.ts';
import { sampleMarketplaces } from './sampleMarketplaces.ts';

/** What the services in memory start with. */
export interface InMemoryMarketplaceOptions {
  /** What is stored at first, good or odd. Default: `sampleMarketplaces`. */
  readonly marketplaces?: readonly MarketplaceRow[];
  /** Default: `sampleAgencies`. */
  readonly agencies?: readonly Agency[];
  /** Default: `sampleIndustryCodes`. */
  readonly industryCodes?: readonly IndustryCode[];
  /** Default: `sampleSources`. */
  readonly referralSources?: readonly ReferralSource[];
  /** Whether it gives and checks versions, as a server with `ETag`s does. Default true. */
  readonly hasVersions?: boolean;
}

/** A marketplace gateway in memory, for stories, tests and demos, and what a test may do with it. */
export interface InMemoryMarketplaceGateway extends MarketplaceGateway {
  /** Every call so far, with its first argument. */
  readonly calls: readonly Call[];
  /** What is stored now. */
  readonly stored: () => readonly Marketplace[];
  /** Lets every later call of an operation fail, or succeed again. */
  readonly fail: (operation: Operation, isFailing?: boolean) => void;
  /** Lets every later call of an operation do its work and lose the answer, or give it again. */
  readonly lose: (operation: Operation, isLosing?: boolean) => void;
  /** Keeps every later call of an operation waiting until the returned function is called. */
  readonly hold: (operation: Operation) => () => void;
  /** Changes a marketplace as somebody else would, with a new version. */
  readonly changeElsewhere: (id: number, change: (marketplace: Marketplace) => Marketplace) => void;
}

/** The stored marketplaces with their versions; every write gives a new one. */
function createStore(first: readonly MarketplaceRow[]) {
  const rows = new Map(
    first.map((row) => {
      // Odd rows too: a service in memory stores what it is given.
      const marketplace = row as Marketplace;
      return [Number(marketplace.id), { marketplace, version: 1 }];
    }),
  );
  return {
    row: (id: number) => rows.get(id),
    all: () => [...rows.values()].map(({ marketplace }) => marketplace),
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

const reads = ({ call }: CallLog, store: Store, etagOf: (version: number) => string | undefined) => ({
  async list(signal?: AbortSignal) {
    await call('list', undefined, { signal });
    return structuredClone(store.all());
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
  etagOf: (version: number) => string | undefined,
  createdWith = new Map<string, Marketplace>(),
) => ({
  async create(marketplace: NewMarketplace, { idempotencyKey: key }: WriteOptions = {}) {
    await call('create', marketplace, { key });
    const all = store.all();
    const last = Math.max(0, ...all.map(({ id }) => id));
    const done = key === undefined ? undefined : createdWith.get(key);
    const created = done ?? { ...structuredClone(marketplace), id: last + 1, priority: all.length + 1 };
    if (!done) store.write(created);
    if (key !== undefined) createdWith.set(key, created);
    answer('create');
    return structuredClone(created);
  },
  async update(marketplace: Marketplace, etag?: string, { idempotencyKey: key }: WriteOptions = {}) {
    await call('update', marketplace, { etag, key });
    const version = store.row(marketplace.id)?.version;
    const isStale = etag !== undefined && version !== undefined && etag !== etagOf(version);
    if (isStale) throw new MarketplaceConflictError(marketplace.id);
    const before = store.row(marketplace.id)?.marketplace;
    store.write(structuredClone(withOddFields(marketplace, before)) as Marketplace);
    answer('update');
  },
  async reorder(priorities: Priorities) {
    await call('reorder', priorities);
    for (const { id, priority } of priorities) {
      const row = store.row(id);
      if (row) store.write({ ...row.marketplace, priority });
    }
  },
});

/** A marketplace gateway that keeps everything in memory. */
export function createInMemoryMarketplaceGateway(
  options: InMemoryMarketplaceOptions = {},
): InMemoryMarketplaceGateway {
  const { marketplaces = sampleMarketplaces, hasVersions = true } = options;
  const log = createCallLog();
  const store = createStore(marketplaces);
  const etagOf = (version: number) => (hasVersions ? `"${version}"` : undefined);
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
