import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentTokens } from './componentTokens.ts';

const root = join(import.meta.dirname, '../..');

/** What readers can search for in a stories file, besides its titles and the rules in its tags. */
export interface SearchableStories {
  readonly tokens: readonly string[];
  readonly texts: readonly string[];
}

const literals = /'((?:[^'\\\n]|\\.){3,160})'|"([^"\n]{3,160})"|>\s*([^<>{}]{3,160}?)\s*</g;

/** Returns the texts that a module shows or looks for: strings and JSX text that read like words. */
export function textsOf(source: string): readonly string[] {
  const code = source.replace(/^(import|export) [^;]*? from '[^']*';$/gm, '');
  const found = [...code.matchAll(literals)].map(([, single, double, between]) =>
    (single ?? double ?? between ?? '').replace(/\\'/g, "'").replace(/\s+/g, ' '),
  );
  return [...new Set(found.filter((text) => /^[A-Z"#$<0-9]/.test(text) && /[a-z]{2}/.test(text)))];
}

const textsIn = (path: string) =>
  existsSync(join(root, path)) ? textsOf(readFileSync(join(root, path), 'utf8')) : [];

/** Returns all search data, by the path of the stories as in Storybook's index. */
export function searchData(): Readonly<Record<string, SearchableStories>> {
  const tokens = componentTokens();
  return Object.fromEntries(
    globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).map((stories) => {
      const component = stories.replace('.stories.tsx', '');
      const texts = [...new Set([...textsIn(stories), ...textsIn(`${component}.tsx`)])];
      return [`./${stories}`, { tokens: tokens[component] ?? [], texts }];
    }),
  );
}
