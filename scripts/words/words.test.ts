import { describe, expect, it } from 'vitest';
import { areaOf, countByArea, differences } from './areas.ts';
import { dialectIn } from './dialect.ts';

describe('the check of words', () => {
  it.each([
    ['// Those of them that stand where another one stood.', ['Those of them that']],
    ['a window of its own, beside the list', ['beside', 'of its own']],
    ['The badge stands for a status.', []],
    ['const subject = keepSame(a, b);', ['keepSame']],
    ['const notKeepSameness = 1;', []],
  ])('finds translated phrases and names that are gone: %s', (text, found) => {
    expect(dialectIn(text).map((hit) => hit.found)).toEqual(found);
  });

  it('says what to write instead, with its line', () => {
    expect(dialectIn('one\nWrites it anew.')).toEqual([{ line: 2, found: 'anew', better: 'again' }]);
  });

  it.each([
    ['packages/ui/src/button/Button.tsx', 'packages/ui'],
    ['docs/decisions/0001.md', 'docs'],
    ['README.md', '.'],
  ])('counts %s for %s', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });

  it('accepts neither more problems than recorded nor fewer', () => {
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
