import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiText } from './apiText.ts';
import { apiFile, entriesOf, publishedPackages } from './entries.ts';
import { publicApi } from './publicApi.ts';
import {
  componentsWithoutAlternative,
  propsWithoutDefault,
  undocumentedExports,
  undocumentedProps,
} from './undocumented.ts';

const api = publicApi(publishedPackages.flatMap(entriesOf));

describe.each(publishedPackages)('the public API of %s', (folder) => {
  const entries = api.filter((entry) => entry.folder === folder);

  it('is the one that was reviewed; after a change run `pnpm api` and add a changeset', () => {
    expect(apiText(entries)).toBe(readFileSync(apiFile(folder), 'utf8'));
  });

  it('says of every export when to use it', () => {
    expect(undocumentedExports(entries)).toEqual([]);
  });

  it('says of every prop what it is for, and what holds where it is left out', () => {
    expect(undocumentedProps(entries)).toEqual([]);
    expect(propsWithoutDefault(entries)).toEqual([]);
  });
});

it('says of every component of ui when another one is right', () => {
  expect(componentsWithoutAlternative(api.filter(({ folder }) => folder === 'ui'))).toEqual([]);
});
