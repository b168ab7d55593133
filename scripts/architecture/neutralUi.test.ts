import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const domain =
  /referral|\b(agency|agencies|agents?)\b|marketplace|insurance|insurer|insured|carrier|claim|appetite|producer|underwriter|liability/i;

/** Changelogs and licenses are exempt. A guide may name the journey through the console that proves a key. */
const isExempt = (path: string) => /(CHANGELOG\.md|LICENSE)$/.test(path);
const withoutJourneys = (text: string) => text.replace(/test: 'tests\/e2e\/[^']+',\s+title: '[^']+'/g, '');

const domainWords = (text: string) =>
  withoutJourneys(text)
    .split('\n')
    .filter((line) => domain.test(line));

describe('@advantage/ui', () => {
  const files = execFileSync('git', ['ls-files', '--', 'packages/ui'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !isExempt(path));

  it('contains no insurance terms in code, stories, guides and tests', () => {
    const found = files.flatMap((path) =>
      domainWords(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('depends on no other @advantage package', () => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(root, 'packages/ui/package.json'), 'utf8'),
    );
    const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
    expect(names.filter((name) => name.startsWith('@advantage/'))).toEqual([]);
  });

  it('is checked for insurance terms, except in the titles of e2e tests', () => {
    expect(domainWords('Order Now\nClaim Now\ntwo agencies\nAn insured person')).toHaveLength(3);
    expect(domainWords("proof: { test: 'tests/e2e/a.spec.ts', title: 'a carrier claims nothing' }")).toEqual(
      [],
    );
  });
});
