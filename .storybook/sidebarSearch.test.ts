import type { API } from 'storybook/manager-api';
import { expect, it, vi } from 'vitest';
import { completeSidebarSearch, withWords } from './sidebarSearch.ts';

type Index = NonNullable<ReturnType<API['getIndex']>>;

const importPath = './Wall.stories.tsx';
const story = {
  id: 'wall--wet',
  type: 'story',
  title: 'Wall',
  name: 'Wet',
  importPath,
  tags: ['dev', 'TBL-30'],
};
const page = { id: 'wall--docs', type: 'docs', title: 'Wall', name: 'Docs', importPath, tags: ['autodocs'] };
const index = { v: 5, entries: { [story.id]: story, [page.id]: page } } as unknown as Index;
const searchable = { [importPath]: { texts: ['Claim Now - $28'], tokens: ['--adv-color-accent-bg'] } };

const titles = ({ entries }: Index) =>
  Object.values(entries).map((entry) =>
    'anchors' in entry ? (entry.anchors as { title: string }[]).map(({ title }) => title) : [],
  );

it('finds a story by its rules, and a component page by its texts and tokens', () => {
  expect(titles(withWords(index, searchable))).toEqual([
    ['TBL-30'],
    ['Claim Now - $28', '--adv-color-accent-bg'],
  ]);
});

it('extends the search index after the first render, and again after the index reloads', async () => {
  let current = index;
  const listeners = new Map<string, () => Promise<void>>();
  vi.stubGlobal('fetch', async () => Response.json(searchable));
  completeSidebarSearch({
    getIndex: () => current,
    setIndex: async (next: Index) => {
      current = next;
    },
    on: (event: string, listener: () => Promise<void>) => listeners.set(event, listener),
  } as unknown as API);
  await listeners.get('storyRendered')?.();
  expect(titles(current)[0]).toEqual(['TBL-30']);
  const complete = current;
  await listeners.get('docsRendered')?.();
  expect(current).toBe(complete);
  current = index;
  await listeners.get('docsRendered')?.();
  expect(titles(current)[0]).toEqual(['TBL-30']);
});
