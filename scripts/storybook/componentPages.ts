import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import type { ApiExport } from '../api/publicApi.ts';
import { publishedComponents } from './publishedComponents.ts';

const root = join(import.meta.dirname, '../..');

/** A page of the Storybook, as its stories file declares it. */
export interface StoryPage {
  /** Where the page is in the sidebar, for example `UI/Actions/Button`. */
  readonly title: string;
  /** What the ids of its stories start with, for example `ui-button`. */
  readonly id: string;
  /** The component that it documents, or ''. */
  readonly component: string;
}

/** Returns the page that a stories file declares. */
export function storyPageOf(source: string): StoryPage {
  const title = /\btitle: '([^'/]+\/[^']+)'/.exec(source)?.[1] ?? '';
  return {
    title,
    id: toId(/^ {2}id: '([^']+)'/m.exec(source)?.[1] ?? title),
    component: /\bcomponent: (\w+)\b/.exec(source)?.[1] ?? '',
  };
}

/** Returns the page of every stories file of the packages, by the path of the file. */
export const storyPages = (): ReadonlyMap<string, StoryPage> =>
  new Map(
    globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
      .sort()
      .map((file) => [file, storyPageOf(readFileSync(join(root, file), 'utf8'))]),
  );

/** A story of a component. */
interface ComponentStory {
  readonly id: string;
  readonly name: string;
  /** Whether it's for a phone. */
  readonly isPhone: boolean;
  /** Whether it shows its state only after someone has used it. */
  readonly isUsed: boolean;
}

/** A component in the gallery. */
export interface ComponentPage extends StoryPage {
  /** Path of its stories without `.stories.tsx`. */
  readonly path: string;
  /** What it is, in one sentence, from its doc comment. */
  readonly line: string;
  /** When to use it, from its guide. */
  readonly when: readonly string[];
  /** Its stories, in the order of their file. */
  readonly stories: readonly ComponentStory[];
}

/** Returns the first sentence of a doc comment, without its markup. */
export const firstSentence = (doc: string) =>
  (/^.*?(?<!\be\.g)\.(?=\s|$)/s.exec(doc)?.[0] ?? doc)
    .replace(/\s+/g, ' ')
    .replace(/`/g, '')
    .replace(/:$/, '.');

/** Returns the comment above a declaration, without its stars. */
const commentOn = (source: string, declaration: RegExp) =>
  new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:export )?${declaration.source}`, 's')
    .exec(source)?.[1]
    ?.replace(/^\s*\*\s?/gm, '')
    .trim() ?? '';

/** Returns the sentences under `when` in the source of a guide. */
export function whenIn(guide: string): readonly string[] {
  const list = /^ {2}when: \[(.*?)\],$/ms.exec(guide)?.[1] ?? '';
  return [...list.matchAll(/'((?:[^'\\]|\\.)+)'|"([^"]+)"/g)].map(([, single, double]) =>
    (single ?? double ?? '').replace(/\\'/g, "'"),
  );
}

/** Returns the stories in the source of a stories file whose ids start with `page`. */
export const storiesIn = (page: string, source: string): readonly ComponentStory[] =>
  source
    .split(/^(?=export const )/m)
    .slice(1)
    .map((story) => {
      const key = /^export const (\w+)/.exec(story)?.[1] ?? '';
      return {
        id: toId(page, storyNameFromExport(key)),
        name: /^ {2}name: '([^']+)'/m.exec(story)?.[1] ?? storyNameFromExport(key),
        isPhone: /tags: \[[^\]]*'phone'/.test(story),
        isUsed: /\b(userEvent|fireEvent|user)\./.test(story),
      };
    });

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** Returns what a page is about: the doc comment of its component if that is published, else of its stories. */
function lineOf(path: string, { component }: StoryPage, published: readonly ApiExport[]): string {
  const doc = published.find(({ name }) => name === component)?.doc;
  const declared = new RegExp(`(?:function|const) ${component}\\b`);
  const own = component && commentOn(read(`${path}.tsx`), declared);
  return firstSentence(commentOn(read(`${path}.stories.tsx`), /const meta\b/) || doc || own);
}

/** Returns every page of a component, in the order of their paths. */
export function componentPages(published = publishedComponents()): readonly ComponentPage[] {
  return [...storyPages()].map(([file, page]) => {
    const path = file.replace('.stories.tsx', '');
    return {
      ...page,
      path,
      line: lineOf(path, page, published),
      when: whenIn(read(`${path}.guide.tsx`)),
      stories: storiesIn(page.id, read(file)),
    };
  });
}

/** Provides `.storybook/componentPages.ts`, except in tests of stories, which don't use it. */
export const componentPagesPlugin = (): Plugin => ({
  name: 'component-pages',
  load: (module) =>
    module.endsWith('/.storybook/componentPages.ts') && !process.env.VITEST
      ? `export default ${JSON.stringify(componentPages())};`
      : undefined,
});
