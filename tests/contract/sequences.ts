import type { FeatureFlag } from '@advantage/feature-flags/wire';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  startTestBackend,
  type TestBackend,
} from '../../packages/local-backend/src/testing/startTestBackend.ts';

/** What a person does next; numbers choose among what there is. */
type Step =
  | { readonly kind: 'create' | 'read' | 'list' }
  | { readonly kind: 'update'; readonly which: number; readonly text: string }
  | { readonly kind: 'overtaken'; readonly which: number }
  | { readonly kind: 'reorder'; readonly by: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('create' as const, 'read' as const, 'list' as const) }),
    fc.record({
      kind: fc.constant('update' as const),
      which: fc.nat(),
      text: fc.string({ unit: 'grapheme' }),
    }),
    fc.record({ kind: fc.constant('overtaken' as const), which: fc.nat() }),
    fc.record({ kind: fc.constant('reorder' as const), by: fc.nat() }),
  ),
  { minLength: 4, maxLength: 12 },
);

interface Kept {
  readonly id: number | string;
}

/** How one kind of thing is created, changed and put in order; the rest is alike. */
interface Collection<Item extends Kept> {
  readonly path: string;
  readonly draft: (nth: number) => unknown;
  readonly changed: (item: Item, text: string) => Item;
  /** The address at which one is read. */
  readonly nameOf: (item: Item) => string;
  readonly sorted: (items: readonly Item[]) => readonly Item[];
  readonly reorder?: (items: readonly Item[], by: number) => readonly Item[];
}

const flags: Collection<FeatureFlag> = {
  path: '/api/v3/feature-flag',
  draft: (nth) => ({ name: `flag-${nth}`, description: 'Made up', enabled: false }),
  changed: (flag, text) => ({ ...flag, enabled: !flag.enabled, note: text }),
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

/** The running service beside a model of what it must hold: after each step both say the same. */
async function play<Item extends Kept>(
  collection: Collection<Item>,
  todo: readonly Step[],
  backend: TestBackend,
) {
  const authorization = await backend.bearer('admin');
  const get = async (rest = '') => {
    const response = await backend.get(`${collection.path}${rest}`, { authorization });
    return { status: response.status, etag: response.headers.get('etag') ?? '', body: await response.json() };
  };
  const post = async (rest: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await backend.post(`${collection.path}${rest}`, body, { authorization, ...headers });
    return { status: response.status, body: await response.json() };
  };
  const readOne = (item: Item) => get(`/${encodeURIComponent(collection.nameOf(item))}`);
  let model: readonly Item[] = (await get()).body;
  const at = (which: number): Item => model[which % model.length] as Item;
  const replace = (item: Item) => {
    model = model.map((each) => (each.id === item.id ? item : each));
  };

  for (const [nth, step] of todo.entries()) {
    if (step.kind === 'create') {
      const created = await post('', collection.draft(nth));
      expect(created.status).toBe(201);
      model = [...model, created.body];
    } else if (step.kind === 'update') {
      const wanted = collection.changed(at(step.which), step.text);
      const updated = await post(`/${wanted.id}`, wanted);
      expect(updated).toEqual({ status: 200, body: wanted });
      expect(await post(`/${wanted.id}`, wanted)).toEqual(updated);
      replace(wanted);
    } else if (step.kind === 'overtaken') {
      const { etag } = await readOne(at(step.which));
      const first = collection.changed(at(step.which), `first ${nth}`);
      expect((await post(`/${first.id}`, first, { 'if-match': etag })).status).toBe(200);
      replace(first);
      const second = collection.changed(at(step.which), `second ${nth}`);
      expect((await post(`/${second.id}`, second, { 'if-match': etag })).status).toBe(412);
    } else if (step.kind === 'reorder' && collection.reorder) {
      model = collection.reorder(model, step.by);
      const places = model.map((item) => ({
        id: item.id,
        priority: (item as { priority?: unknown }).priority,
      }));
      expect((await post('/priorities', places)).status).toBe(200);
    } else if (step.kind === 'read') {
      expect((await readOne(at(nth))).body).toEqual(at(nth));
    }
    expect((await get()).body).toEqual(collection.sorted(model));
  }
}

/** Plays so many random sequences of create, read, update, reorder and list, each on a backend of its own. */
export function provesSequences(sequences: number): void {
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

  describe(`${sequences} sequences`, () => {
    it('T5 B4 B5 of feature flags leave what a model of them holds', () => prove(flags));
    it('T5 B4 B5 of marketplaces leave what a model of them holds', () => prove(marketplaces));
  });
}
