import { describe, expect, it } from 'vitest';
import { searchFlags } from './searchFlags.ts';

const flags = [
  { id: 1, name: 'saved-views', description: 'Offers named views of a list.', enabled: true },
  { id: 2, name: 'new-feed', description: 'Shows the new feed.', enabled: false },
];
const found = (search: string) => searchFlags(flags, search).map(({ name }) => name);

describe('searchFlags', () => {
  it.each([
    ['', ['saved-views', 'new-feed']],
    ['  ', ['saved-views', 'new-feed']],
    ['FEED', ['new-feed']],
    ['named', ['saved-views']],
    ['list saved', ['saved-views']],
    ['saved feed', []],
    ['.*', []],
  ])('FLG-1 searches names and descriptions for %j', (search, names) => {
    expect(found(search)).toEqual(names);
  });
});
