import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { phrasesIn } from './phrases.ts';

const root = join(import.meta.dirname, '../..');

it.each([
  ['// Those of them that stand where another one stood.', ['Those of them that']],
  ['a window of its own, beside the list', ['beside', 'of its own']],
  ['The badge stands for a status.', []],
])('finds phrases that sound translated: %s', (text, found) => {
  expect(phrasesIn(text).map((hit) => hit.found)).toEqual(found);
});

it('suggests a replacement, with the line number', () => {
  expect(phrasesIn('one\nWrites it anew.')).toEqual([{ line: 2, found: 'anew', better: 'again' }]);
});

it('finds none in code and docs', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.mdx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter(
      (path) => !/^(scripts\/words|\.changeset)\/|CHANGELOG\.md$/.test(path) && existsSync(join(root, path)),
    );
  const found = files.flatMap((path) =>
    phrasesIn(readFileSync(join(root, path), 'utf8').replace(/^Proof: .*$/gm, '')).map(
      ({ line, found: phrase, better }) => `${path}:${line} ${phrase} → ${better}`,
    ),
  );
  expect(found).toEqual([]);
}, 60_000);
