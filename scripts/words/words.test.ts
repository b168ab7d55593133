import { describe, expect, it } from 'vitest';
import { areaOf, countByArea, differences } from './areas.ts';
import { dialectIn } from './dialect.ts';

describe('the word check', () => {
  it.each([
    ['// Those of them that stand where another one stood.', ['Those of them that']],
    ['a window of its own, beside the list', ['beside', 'of its own']],
    ['The badge stands for a status.', []],
    ['const subject = keepSame(a, b);', ['keepSame']],
    ['const notKeepSameness = 1;', []],
  ])('finds translated-sounding phrases and replaced names: %s', (text, found) => {
    expect(dialectIn(text).map((hit) => hit.found)).toEqual(found);
  });

  it('suggests a replacement, with the line number', () => {
    expect(dialectIn('one\nWrites it anew.')).toEqual([{ line: 2, found: 'anew', better: 'again' }]);
  });

  it.each([
    ['packages/ui/src/button/Button.tsx', 'packages/ui'],
    ['docs/decisions/0001.md', 'docs'],
    ['README.md', '.'],
  ])('counts %s for %s', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });

  it('reports areas with more or fewer problems than recorded', () => {
    const problem = { line: 1, found: 'anew', better: 'again' };
    const counts = countByArea([
      { ...problem, path: 'docs/a.md' },
      { ...problem, path: 'docs/b.md' },
      { ...problem, path: 'tests/a.ts' },
    ]);
    expect(counts).toEqual({ docs: 2, tests: 1 });
    expect(differences(counts, { docs: 1, tests: 1, bench: 3 })).toEqual({
      more: [{ area: 'docs', now: 2, before: 1 }],
      fewer: [{ area: 'bench', now: 0, before: 3 }],
    });
    expect(differences(counts, counts)).toEqual({ more: [], fewer: [] });
  });
});
