import type { FeatureFlag } from '@advantage/feature-flags/wire';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  startTestBackend,
  type TestBackend,
} from '../../packages/local-backend/src/testing/startTestBackend.ts';

/** A user's next step. Numbers select among the existing items. */
type Step =
  | { readonly kind: 'create' | 'read' | 'list' }
  | { readonly kind: 'update'; readonly which: number; readonly text: string }
  | { readonly kind: 'overtake'; readonly which: number }
  | { readonly kind: 'reorder'; readonly by: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('create' as const, 'read' as const, 'list' as const) }),
    fc.record({
      kind: fc.constant('update' as const),
      which: fc.nat(),
      text: fc.string({ unit: 'grapheme' }),
    }),
    fc.record({ kind: fc.constant('overtake' as const), which: fc.nat() }),
    fc.record({ kind: fc.constant('reorder' as const), by: fc.nat() }),
  ),
  { minLength: 4, maxLength: 12 },
);

interface Kept {
  readonly id: number | string;
}

/** How one kind of item is created, changed and reordered. Everything else is the same for all kinds. */
interface Collection<Item extends Kept> {
  readonly path: string;
  readonly draft: (nth: number) => unknown;
  readonly changed: (item: Item, text: string) => Item;
  /** Fields that the service adds to a write: who made it, and when by its own clock. Default: nothing. */
  readonly stamped?: (item: Item, answer: Item) => Item;
  /** The path segment under which a single item is read. */
  readonly nameOf: (item: Item) => string;
  readonly sorted: (items: readonly Item[]) => readonly Item[];
  readonly reorder?: (items: readonly Item[], by: number) => readonly Item[];
}

const flags: Collection<FeatureFlag> = {
  path: '/api/v3/feature-flag',
  draft: (nth) => ({ name: `flag-${nth}`, description: 'Made up', enabled: false }),
  changed: (flag, text) => ({ ...flag, enabled: !flag.enabled, note: text }),
  stamped: (flag, { changedAt }) => ({ ...flag, changedAt, changedBy: 'Ruth Lindqvist' }),
  nameOf: ({ name }) => name,
  sorted: (items) => items.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
};

const marketplaces: Collection<Marketplace> = {
  path: '/api/v3/marketplaces',
  draft: (nth) => ({ marketplaceName: `Market ${nth}`, enabled: false }),
  changed: (marketplace, text) => ({ ...marketplace, legalEntityName: text, note: { text } }),
  nameOf: ({ id }) => String(id),
  sorted: (items) => items.toSorted((a, b) => Number(a.priority) - Number(b.priority)),
  reorder: (items, by) =>
    items.map((item, index) => ({ ...item, priority: ((index + by) % items.length) + 1 })),
};

/** Creates functions for a collection's calls, made as an admin. */
function createCalls<Item extends Kept>({ path, nameOf }: Collection<Item>, backend: TestBackend) {
  const authorization = () => backend.bearer('admin');
  const get = async (rest = '') => {
    const response = await backend.get(`${path}${rest}`, { authorization: await authorization() });
    return { etag: response.headers.get('etag') ?? '', body: await response.json() };
  };
  const post = async (rest: string, body: unknown, headers: Record<string, string> = {}) => {
    const all = { authorization: await authorization(), ...headers };
    const response = await backend.post(`${path}${rest}`, body, all);
    return { status: response.status, body: await response.json() };
  };
  return { get, post, read: (item: Item) => get(`/${encodeURIComponent(nameOf(item))}`) };
}

/** Keeps a model of what the service must contain. Each step changes the service and the model. */
function createActions<Item extends Kept>(
  collection: Collection<Item>,
  { post, read }: ReturnType<typeof createCalls<Item>>,
  start: readonly Item[],
) {
  let model = start;
  const at = (which: number): Item => model[which % model.length] as Item;
  const replace = (item: Item) => {
    model = model.map((each) => (each.id === item.id ? item : each));
  };
  const stamped = collection.stamped ?? ((item: Item) => item);
  return {
    held: () => collection.sorted(model),
    read: async (nth: number) => expect((await read(at(nth))).body).toEqual(at(nth)),
    async create(nth: number) {
      const created = await post('', collection.draft(nth));
      expect(created.status).toBe(201);
      model = [...model, created.body];
    },
    async update(which: number, text: string) {
      const expected = collection.changed(at(which), text);
      for (let times = 0; times < 2; times++) {
        const updated = await post(`/${expected.id}`, expected);
        expect(updated).toEqual({ status: 200, body: stamped(expected, updated.body) });
        replace(updated.body);
      }
    },
    async overtake(which: number, nth: number) {
      const { etag } = await read(at(which));
      const first = collection.changed(at(which), `first ${nth}`);
      const { status, body } = await post(`/${first.id}`, first, { 'if-match': etag });
      expect(status).toBe(200);
      replace(stamped(first, body));
      const second = collection.changed(at(which), `second ${nth}`);
      expect((await post(`/${second.id}`, second, { 'if-match': etag })).status).toBe(412);
    },
    async reorder(by: number) {
      if (!collection.reorder) return;
      model = collection.reorder(model, by);
      const priorities = model.map((item) => ({
        id: item.id,
        priority: 'priority' in item ? item.priority : 0,
      }));
      expect((await post('/priorities', priorities)).status).toBe(200);
    },
  };
}

/** Runs the steps against the running service and compares it with the model after each one. */
async function play<Item extends Kept>(
  collection: Collection<Item>,
  todo: readonly Step[],
  backend: TestBackend,
) {
  const calls = createCalls(collection, backend);
  const moves = createActions(collection, calls, (await calls.get()).body);
  for (const [nth, step] of todo.entries()) {
    if (step.kind === 'update') await moves.update(step.which, step.text);
    else if (step.kind === 'overtake') await moves.overtake(step.which, nth);
    else if (step.kind === 'reorder') await moves.reorder(step.by);
    else if (step.kind !== 'list') await moves[step.kind](nth);
    expect((await calls.get()).body).toEqual(moves.held());
  }
}

/** Runs this many random sequences of create, read, update, reorder and list, each on its own backend. */
export function testSequences(sequences: number): void {
  const prove = <Item extends Kept>(collection: Collection<Item>) =>
    fc.assert(
      fc.asyncProperty(steps, async (todo) => {
        const backend = await startTestBackend({ referrals: 1 });
        try {
          await play(collection, todo, backend);
        } finally {
          await backend.close();
        }
      }),
      { numRuns: sequences },
    );

  describe(`${sequences} random sequences`, () => {
    it('T5 B4 B5 of feature flag calls match the model', () => prove(flags));
    it('T5 B4 B5 of marketplace calls match the model', () => prove(marketplaces));
  });
}
