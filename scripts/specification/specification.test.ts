import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAreas, readDecisions, root } from './pages.ts';
import { upToDate } from './proofLines.ts';
import { readProofs } from './proofs.ts';

const areas = readAreas();
const rules = areas.flatMap((area) => area.rules);
const proofs = readProofs();
const defined = [...rules, ...readDecisions()].map(({ id }) => id);
const prefixes = new Set(areas.map(({ prefix }) => prefix));

/**
 * Returns the IDs of rules and decisions that a text cites. Other terms with a number, such as `UTF-8`, have another
 * prefix.
 */
const citedIn = (text: string) =>
  (text.match(/\b[A-Z]{1,4}-\d{1,3}\b(?!-)/g) ?? []).filter((id) => {
    const [prefix = '', number = ''] = id.split('-');
    return prefixes.has(prefix) || (/^[DP]$/.test(prefix) && number.length < 3);
  });

const texts = () =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.mdx'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => !path.startsWith('scripts/specification/'));

describe('the specification', () => {
  it('defines every id once, on the page of its area', () => {
    const twice = defined.filter((id, place) => defined.indexOf(id) !== place);
    const astray = areas.flatMap(({ prefix, path, rules }) =>
      rules.filter(({ id }) => id.split('-')[0] !== prefix).map(({ id }) => `${path}: ${id}`),
    );
    expect(twice).toEqual([]);
    expect(astray).toEqual([]);
  });

  it('describes every id', () => {
    expect([...rules, ...readDecisions()].filter(({ text }) => text === '')).toEqual([]);
  });

  it('defines every id that is cited', () => {
    const unknown = texts().flatMap((path) =>
      citedIn(readFileSync(join(root, path), 'utf8'))
        .filter((id) => !defined.includes(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is never cited in the doc comments of the packages', () => {
    const product = texts().filter(
      (path) =>
        /^packages\/[^/]+\/src\/.+\.tsx?$/.test(path) &&
        !/\.(test|stories|guide)\.|\/session-contract\//.test(path),
    );
    const docLines = (path: string) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter((line) => /^\s*(\/\*)?\*/.test(line))
        .map((line) => line.replaceAll(/`[^`]+`/g, ''));
    expect(product.length).toBeGreaterThan(900);
    expect(product.flatMap((path) => docLines(path).filter((line) => citedIn(line).length > 0))).toEqual([]);
  });

  it('has a proof for every rule that is not planned', () => {
    const proven = new Set(proofs.flatMap(({ ids }) => ids));
    const unproven = rules.filter(({ id, isPlanned }) => !isPlanned && !proven.has(id));
    expect(unproven.map(({ id }) => id)).toEqual([]);
  });

  it('is up to date: run `npx --yes pnpm@12 specification` and commit what it writes', () => {
    const stale = [...upToDate(areas, proofs)]
      .filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
      .map(([path]) => path);
    expect(stale).toEqual([]);
  });
});
