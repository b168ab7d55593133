import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mustUseCatalog, textsIn } from './texts.ts';

const root = join(import.meta.dirname, '../..');

/** The English catalog of the package that a file is in. */
const catalogOf = (path: string) => `${path.split('/', 2).join('/')}/src/messages/en.ts`;

const texts = (source: string) => textsIn('Part.tsx', source).map(({ text }) => text);

it.each([
  ['between tags', 'const a = <p>Save</p>;', ['Save']],
  ['in an attribute that names something', 'const a = <p aria-label="Pages" />;', ['Pages']],
  ['in a choice between tags', "const a = <p>{isOpen ? 'Hide' : 'Show'}</p>;", ['Hide', 'Show']],
  ['under a property that names something', "const a = { label: 'Delivery days' };", ['Delivery days']],
  ['as a sentence anywhere', "notify('The list is up to date.');", ['The list is up to date.']],
  ['with values', `const a = \`Showing $\{first} of $\{all} rows\`;`, ['Showing {} of {} rows']],
])('finds a text %s', (_place, source, expected) => {
  expect(texts(source)).toEqual(expected);
});

it.each([
  ["import a from './Save me.ts';"],
  ["const a = <p className='large text' dir='ltr' />;"],
  ["throw new Error('Something is missing here.');"],
  ["console.warn('Something is missing here.');"],
  ["const sql = 'SELECT name FROM agency';"],
  ["const a = <p hidden={state === 'open'} />;"],
  ['const a = <Menu placement="bottom end" />;'],
])('ignores text that users never see: %s', (source) => {
  expect(texts(source)).toEqual([]);
});

it('checks product code, but not tests, stories, guides, catalogs or scripts', () => {
  expect(mustUseCatalog('packages/ui/src/pager/Pager.tsx')).toBe(true);
  expect(mustUseCatalog('packages/ui/src/pager/Pager.test.tsx')).toBe(false);
  expect(mustUseCatalog('packages/ui/src/pager/Pager.stories.tsx')).toBe(false);
  expect(mustUseCatalog('packages/ui/src/pager/Pager.guide.tsx')).toBe(false);
  expect(mustUseCatalog('packages/ui/src/messages/en.ts')).toBe(false);
  expect(mustUseCatalog('scripts/words/texts.ts')).toBe(false);
});

it('finds no text in product code outside the catalogs', () => {
  const files = execFileSync('git', ['ls-files', 'packages'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => mustUseCatalog(path) && existsSync(join(root, catalogOf(path))));
  expect(files.length).toBeGreaterThan(600);
  const found = files.flatMap((path) =>
    textsIn(path, readFileSync(join(root, path), 'utf8')).map(({ line, text }) => `${path}:${line} ${text}`),
  );
  expect(found).toEqual([]);
}, 60_000);
