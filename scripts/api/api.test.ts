import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { libraries } from '../publish/publishedPackages.ts';
import { apiFile, apiText } from './apiText.ts';
import { publicApi } from './publicApi.ts';
import {
  componentsWithoutAlternative,
  propsWithoutDefault,
  undocumentedExports,
  undocumentedProps,
} from './undocumented.ts';

const api = publicApi();

describe.each(libraries)('the public API of %s', (folder) => {
  const entries = api.filter((entry) => entry.folder === folder);

  it('matches the reviewed API; after a change, run `pnpm api` and add a changeset', () => {
    expect(apiText(entries)).toBe(readFileSync(apiFile(folder), 'utf8'));
  });

  it('documents every export', () => {
    expect(undocumentedExports(entries)).toEqual([]);
  });

  it('documents every prop and its default', () => {
    expect(undocumentedProps(entries)).toEqual([]);
    expect(propsWithoutDefault(entries)).toEqual([]);
  });
});

it('names an alternative in the documentation of every ui component', () => {
  expect(componentsWithoutAlternative(api.filter(({ folder }) => folder === 'ui'))).toEqual([]);
});
