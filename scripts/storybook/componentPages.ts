import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { publishedComponents } from './publishedComponents.ts';

/** A page of the Storybook, as its stories file declares it. */
export interface StoryPage {
  /** Where the page is in the sidebar, for example `UI/Actions/Button`. */
  readonly title: string;
  /** What the ids of its stories start with, for example `ui-button`. */
  readonly id: string;
  /** The component that it documents, or ''. */
  readonly component: string;
}

/** A story of a component. */
interface ComponentStory {
  readonly id: string;
  readonly name: string;
  /** Whether it's for a phone. */
  readonly isPhone: boolean;
  /** Whether it shows its state only after someone has used it. */
  readonly isUsed: boolean;
}

/** What a release changed in a component. */
interface ComponentChange {
  readonly version: string;
  readonly text: string;
}

/** A page, with what its component is about. */
export interface ComponentPage extends StoryPage {
  /** Path of its stories without `.stories.tsx`. */
  readonly path: string;
  /** What it is, in one sentence, from a doc comment. */
  readonly line: string;
  /** When to use it, from its guide. Empty without a guide. */
  readonly when: readonly string[];
  /** The entries of its package's changelog that name it, the newest first. */
  readonly changes: readonly ComponentChange[];
  /** Its stories, in the order of their file. */
  readonly stories: readonly ComponentStory[];
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

/** Returns the sentences under `when` in the source of a guide. */
export function whenIn(guide: string): readonly string[] {
  const list = /^ {2}when: \[(.*?)\],$/ms.exec(guide)?.[1] ?? '';
  return [...list.matchAll(/'((?:[^'\\]|\\.)+)'|"([^"]+)"/g)].map(([, single, double]) =>
    (single ?? double ?? '').replace(/\\'/g, "'"),
  );
}

/** Returns the entries of a changelog that name a component. */
export const changesIn = (changelog: string, component: string): readonly ComponentChange[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const [version = '', ...lines] = release.split('\n');
      return lines
        .filter((line) => line.startsWith('- ') && new RegExp(`\\b${component}\\b`).test(line))
        .map((line) => ({ version, text: line.replace(/^- (?:[0-9a-f]{7,}: )?/, '') }));
    });

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

const root = join(import.meta.dirname, '../..');
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** Returns the page of every stories file of the packages, by the path of the file. */
export const storyPages = (): ReadonlyMap<string, StoryPage> =>
  new Map(
    globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
      .sort()
      .map((file) => [file, storyPageOf(read(file))]),
  );

/** Returns the pages of all stories files, in the order of their paths. */
export function componentPages(published = publishedComponents()): readonly ComponentPage[] {
  return [...storyPages()].map(([file, page]) => {
    const { id, component } = page;
    const path = file.replace('.stories.tsx', '');
    const stories = read(file);
    // The comment on the stories, else that of the component.
    const docs = [
      commentOn(stories, /const meta\b/),
      published.find(({ name }) => name === component)?.doc,
      component && commentOn(read(`${path}.tsx`), new RegExp(`(?:function|const) ${component}\\b`)),
    ];
    return {
      ...page,
      path,
      line: firstSentence(docs.find(Boolean) ?? ''),
      when: whenIn(read(`${path}.guide.tsx`)),
      changes: component ? changesIn(read(path.replace(/src\/.*/, 'CHANGELOG.md')), component) : [],
      stories: storiesIn(id, stories),
    };
  });
}
