import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileShapes, hostileTexts } from '../../testing/hostileTexts.ts';
import type { ViewStorage } from '../deviceStorage.ts';
import {
  maxNameLength,
  maxViews,
  nameProblem,
  readViewFile,
  type SavedViewParams,
  SavedViewStore,
  viewFileText,
} from './SavedViewStore.ts';

function createStorage(kept: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    items,
    isFull: false,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
  };
}
const list = 'all-referrals';
const texas: SavedViewParams = { state: 'TX', sort: 'addDate,desc' };
const namesOf = (store: SavedViewStore) => store.content.get().views.map(({ name }) => name);
const idOf = (store: SavedViewStore, name: string) =>
  store.content.get().views.find((view) => view.name === name)?.id ?? '';

describe('saved views', () => {
  it('persist across page loads, in order, for each list', () => {
    const storage = createStorage();
    const store = new SavedViewStore(storage, list);
    expect(store.save('Texas', texas)).toEqual({ problem: null });
    store.save('Nearby', { state: 'OK' });
    store.setDefault(idOf(store, 'Nearby'));
    expect(new SavedViewStore(storage, list).content.get()).toEqual(store.content.get());
    expect(namesOf(store)).toEqual(['Texas', 'Nearby']);
    expect(new SavedViewStore(storage, 'acquired-referrals').content.get().views).toEqual([]);
  });

  it('have unique, single-line names of limited length', () => {
    const store = new SavedViewStore(createStorage(), list);
    store.save('  Texas \n first ', texas);
    expect(namesOf(store)).toEqual(['Texas first']);
    expect(store.save('TEXAS FIRST', texas).problem).toBe('A view with this name already exists.');
    expect(store.save(' \u202e ', texas).problem).toBe('Give the view a name.');
    expect(store.save('x'.repeat(maxNameLength + 1), texas).problem).toMatch(/at most 60/);
    expect(namesOf(store)).toHaveLength(1);
  });

  it('can be renamed, updated, removed and restored to their position', () => {
    const store = new SavedViewStore(createStorage(), list);
    for (const name of ['A', 'B', 'C']) store.save(name, texas);
    const id = idOf(store, 'B');
    expect(store.rename(id, 'c').problem).toMatch(/already/);
    expect(store.rename(id, 'b').problem).toBeNull();
    store.update(id, { state: 'ME' });
    store.setDefault(id);
    const view = store.content.get().views[1];
    if (!view) throw new Error('The view is gone.');
    expect(view).toMatchObject({ name: 'b', state: { state: 'ME' } });
    store.remove(id);
    expect(store.content.get().defaultId).toBeNull();
    store.restore(view, 1, true);
    store.restore(view, 1, true);
    expect(namesOf(store)).toEqual(['A', 'b', 'C']);
    expect(store.content.get().defaultId).toBe(id);
  });

  it('stay unchanged and report a problem when storage is full', () => {
    const storage = createStorage();
    const store = new SavedViewStore(storage, list);
    store.save('Texas', texas);
    storage.isFull = true;
    expect(store.save('Maine', texas).problem).toMatch(/Storage is full/);
    expect(store.remove(idOf(store, 'Texas')).problem).toMatch(/Storage is full/);
    expect(namesOf(store)).toEqual(['Texas']);
  });

  it('are empty when storage is blocked', () => {
    const forbidden: ViewStorage = {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const store = new SavedViewStore(forbidden, list);
    expect(store.content.get().views).toEqual([]);
    expect(store.save('Texas', texas).problem).not.toBeNull();
  });

  it('are never overwritten when a newer version saved them', () => {
    const key = `referral-views/${list}`;
    const storage = createStorage({ [key]: '{"version":2,"anything":[]}' });
    expect(new SavedViewStore(storage, list).save('Texas', texas).problem).toMatch(/newer version/);
    expect(storage.items.get(key)).toBe('{"version":2,"anything":[]}');
  });

  it('are limited to 50', () => {
    const store = new SavedViewStore(createStorage(), list);
    for (let number = 0; number < maxViews; number += 1) store.save(`View ${number}`, texas);
    expect(store.save('One more', texas).problem).toMatch(/up to 50 views/);
    expect(store.importFile(viewFileText(list, [{ id: '1', name: 'More', state: texas }]))).toEqual({
      added: 0,
      rejected: 1,
    });
  });

  it('are restored without invalid entries or duplicates, up to 50', () => {
    const view = (id: unknown, name: unknown = `View ${id}`) => ({ id, name, state: texas });
    const keptAs = (views: readonly unknown[], defaultId: unknown = null) => {
      const text = JSON.stringify({ version: 1, views, defaultId });
      return new SavedViewStore(createStorage({ [`referral-views/${list}`]: text }), list).content.get();
    };
    const ids = (views: readonly unknown[]) => keptAs(views).views.map(({ id }) => id);
    expect(
      ids([
        view('a'),
        view(''),
        view('x'.repeat(101)),
        view(7),
        view('b', ''),
        view('x'.repeat(100), 'Long'),
      ]),
    ).toEqual(['a', 'x'.repeat(100)]);
    expect(keptAs([view('a', 'Old'), view('b'), view('a', 'New')]).views.map(({ name }) => name)).toEqual([
      'New',
      'View b',
    ]);
    expect(ids(Array.from({ length: maxViews + 5 }, (_, index) => view(`v${index}`)))).toHaveLength(maxViews);
    expect(
      [keptAs([view('a')], 'a'), keptAs([view('a')], 'b'), keptAs([view('a')], 3)].map(
        ({ defaultId }) => defaultId,
      ),
    ).toEqual(['a', null, null]);
  });

  it('D-40 keep what another tab changed, though this one has not heard of it', () => {
    const storage = createStorage();
    const [here, there] = [new SavedViewStore(storage, list), new SavedViewStore(storage, list)];
    here.save('Texas', texas);
    there.save('Nearby', { state: 'OK' });
    here.rename(idOf(here, 'Texas'), 'Texas first');
    expect(namesOf(here)).toEqual(['Texas first', 'Nearby']);
    there.remove(idOf(here, 'Texas first'));
    expect(here.save('nearby', texas).problem).toMatch(/already/);
    here.setDefault(idOf(here, 'Nearby'));
    const stored = new SavedViewStore(storage, list);
    expect([namesOf(stored), stored.content.get().defaultId]).toEqual([['Nearby'], idOf(here, 'Nearby')]);
  });

  it('D-40 say so when another tab deleted the view that is changed', () => {
    const storage = createStorage();
    const [here, there] = [new SavedViewStore(storage, list), new SavedViewStore(storage, list)];
    here.save('Texas', texas);
    const id = idOf(here, 'Texas');
    there.remove(id);
    for (const change of [
      () => here.update(id, { state: 'ME' }),
      () => here.rename(id, 'Maine'),
      () => here.setDefault(id),
    ])
      expect(change().problem).toBe('This view was deleted in another tab.');
    expect(namesOf(here)).toEqual([]);
  });

  it('D-40 keep the default that another tab chose when a deleted view is restored', () => {
    const storage = createStorage();
    const [here, there] = [new SavedViewStore(storage, list), new SavedViewStore(storage, list)];
    for (const name of ['A', 'B']) here.save(name, texas);
    const [view] = here.content.get().views;
    if (!view) throw new Error('The view is gone.');
    here.remove(view.id);
    there.setDefault(idOf(here, 'B'));
    here.restore(view, 0, true);
    expect([namesOf(here), here.content.get().defaultId]).toEqual([['A', 'B'], idOf(here, 'B')]);
  });

  it('pick up changes from another tab on reload', () => {
    const storage = createStorage();
    const [here, there] = [new SavedViewStore(storage, list), new SavedViewStore(storage, list)];
    there.save('Texas', texas);
    expect(namesOf(here)).toEqual([]);
    here.reload();
    expect(namesOf(here)).toEqual(['Texas']);
  });

  it('load safely from any stored content', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.constantFrom(...hostileShapes.map((shape) => JSON.stringify(shape))),
        ),
        fc.boolean(),
        (text, isWrapped) => {
          const kept = isWrapped ? `{"version":1,"views":[${text}],"defaultId":"x"}` : text;
          const store = new SavedViewStore(createStorage({ [`referral-views/${list}`]: kept ?? '' }), list);
          for (const view of store.content.get().views) expect(nameProblem(view.name, [])).toBeNull();
          expect(store.content.get().defaultId).toBeNull();
        },
      ),
    );
  });
});

describe('a views file', () => {
  const nameOf = fc.string({ minLength: 1, maxLength: 12 }).filter((name) => name !== '__proto__');
  const stateOf = fc.dictionary(nameOf, fc.string({ maxLength: 40 }), { maxKeys: 6, noNullPrototype: true });

  it('drops __proto__ on import', () => {
    const store = new SavedViewStore(createStorage(), list);
    store.save('Texas', { state: 'TX' });
    const text = viewFileText(list, store.content.get().views).replace(
      '"state": "TX"',
      '$&, "scope": "all", "__proto__": "OH"',
    );
    expect(text).toContain('__proto__');
    store.importFile(text);
    expect(store.content.get().views.map(({ state }) => state)).toEqual([
      { state: 'TX' },
      { state: 'TX', scope: 'all' },
    ]);
  });

  it('adds nothing when the views already exist', () => {
    const store = new SavedViewStore(createStorage(), list);
    store.save('Texas', { state: 'TX' });
    const text = viewFileText(list, store.content.get().views);
    expect(store.importFile(text)).toEqual({ added: 0, rejected: 0 });
    expect(store.content.get().views).toHaveLength(1);
  });

  it('imports every exported view and numbers names that are taken', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('Texas', 'Maine', 'Mine', 'Long'), { minLength: 1 }),
        stateOf,
        (names, state) => {
          const store = new SavedViewStore(createStorage(), list);
          for (const name of names) store.save(name, state);
          const others = store.content
            .get()
            .views.map((view) => ({ ...view, state: { ...state, changed: 'x' } }));
          expect(store.importFile(viewFileText(list, others))).toEqual({ added: names.length, rejected: 0 });
          const added = store.content.get().views.slice(names.length);
          expect(added.map(({ name }) => name)).toEqual(names.map((name) => `${name} (2)`));
          for (const view of added) expect(view.state).toEqual({ ...state, changed: 'x' });
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['no JSON', 'Texas', "This isn't a saved-views file."],
    ['other JSON', '{"kind":"something"}', "This isn't a saved-views file."],
    ['another list', viewFileText('acquired-referrals', []), 'This file contains views of another list.'],
  ])('with %s changes nothing and returns the reason', (_what, text, problem) => {
    const store = new SavedViewStore(createStorage(), list);
    store.save('Texas', texas);
    expect(store.importFile(text)).toEqual({ problem });
    expect(namesOf(store)).toEqual(['Texas']);
  });

  it('skips and counts invalid views', () => {
    const text = JSON.stringify({
      kind: 'referral-views',
      version: 1,
      list,
      views: [
        { name: 'Good', state: texas },
        { name: '', state: {} },
        { name: 'Bad', state: { state: 1 } },
        null,
      ],
    });
    expect(readViewFile(text, list)).toEqual({ views: [{ name: 'Good', state: texas }], rejected: 3 });
  });

  it('accepts states up to the size limits and rejects larger ones', () => {
    const fileOf = (states: readonly SavedViewParams[]) =>
      viewFileText(
        list,
        states.map((state, index) => ({ id: '', name: `View ${index}`, state })),
      );
    const named = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, '']));
    const largest = [named(40), { state: 'x'.repeat(1000) }, { ['n'.repeat(maxNameLength)]: '' }];
    expect(readViewFile(fileOf(largest), list)).toMatchObject({
      views: largest.map((state) => ({ state })),
      rejected: 0,
    });
    const larger = [named(41), { state: 'x'.repeat(1001) }, { ['n'.repeat(maxNameLength + 1)]: '' }];
    expect(readViewFile(fileOf(larger), list)).toEqual({ views: [], rejected: 3 });
  });

  it('imports as many views as fit and counts the rest', () => {
    const views = Array.from({ length: maxViews + 10 }, (_, index) => ({
      id: '',
      name: `New ${index}`,
      state: texas,
    }));
    const read = readViewFile(viewFileText(list, views), list);
    expect(read).toMatchObject({ rejected: 10 });
    const store = new SavedViewStore(createStorage(), list);
    store.save('Texas', texas);
    expect(store.importFile(viewFileText(list, views))).toEqual({ added: maxViews - 1, rejected: 11 });
    expect(namesOf(store)).toHaveLength(maxViews);
    expect(new Set(store.content.get().views.map(({ id }) => id)).size).toBe(maxViews);
  });

  it('adds nothing and returns the reason when storage is full', () => {
    const storage = createStorage();
    const store = new SavedViewStore(storage, list);
    storage.isFull = true;
    expect(store.importFile(viewFileText(list, [{ id: '1', name: 'Texas', state: texas }]))).toEqual({
      problem: expect.stringMatching(/Storage is full/),
    });
    expect(namesOf(store)).toEqual([]);
  });

  it('contains no ids', () => {
    const text = viewFileText(list, [{ id: 'secret-id', name: 'Texas', state: texas }]);
    expect(JSON.parse(text)).toEqual({
      kind: 'referral-views',
      version: 1,
      list,
      views: [{ name: 'Texas', state: texas }],
    });
  });

  it('strips control characters from names', () => {
    for (const name of hostileTexts) {
      const read = readViewFile(viewFileText(list, [{ id: '1', name, state: {} }]), list);
      if ('problem' in read) throw new Error(read.problem);
      for (const view of read.views) expect(view.name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });
});
